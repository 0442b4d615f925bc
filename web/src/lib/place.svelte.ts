/** Where this browser is now. */
import { href, parse, type Route } from './router';

class Here {
  route: Route = $state.raw(parse(location.hash));

  constructor() {
    window.addEventListener('hashchange', () => (this.route = parse(location.hash)));
  }

  go(route: Exclude<Route, { page: 'unknown' }>): void {
    location.hash = href(route);
  }

  /** Changes the address without a step in the history: the way back stays short, and no secret stays in it. */
  replace(route: Exclude<Route, { page: 'unknown' }>): void {
    history.replaceState(null, '', href(route));
    this.route = route;
  }
}

export const here = new Here();
