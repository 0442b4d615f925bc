/** Addresses live in the fragment: the server never sees them, so a secret link is in no log. */

export type Route =
  | { page: 'start' }
  | { page: 'seat'; token: string }
  | { page: 'host'; token: string }
  | { page: 'table'; game: string }
  | { page: 'lobby'; game: string }
  | { page: 'rules'; system: string; rule: string; query: string }
  | { page: 'odds'; system: string; question: string; given: URLSearchParams }
  | { page: 'many'; system: string; scene: string; game: string; content?: string[] }
  | { page: 'scene'; system: string; scene: string; file: string; game: string }
  | { page: 'workshop'; study: string; beside: string }
  | { page: 'content'; system: string; kind: string; entry: string; copy: string; game: string }
  | { page: 'campaign'; campaign: string }
  | { page: 'archive' }
  | { page: 'operation' }
  | { page: 'replay'; game: string; at: number | null }
  | { page: 'debriefing'; game: string }
  | { page: 'result'; game: string }
  | { page: 'news'; game: string; number?: number | null }
  | { page: 'verify'; game: string }
  | { page: 'sheet'; system: string; kind: string; entry: string }
  | { page: 'unknown'; address: string };

/** What an address asks for. */
export function parse(fragment: string): Route {
  const address = fragment.replace(/^#/, '');
  const [path = '', search = ''] = split(address, '?');
  const parts = path.split('/').filter(Boolean).map(decoded);
  const given = new URLSearchParams(search);
  const [page, first = '', second = '', third = ''] = parts;
  switch (page) {
    case undefined:
      return { page: 'start' };
    case 't':
      return first ? { page: 'seat', token: first } : { page: 'start' };
    case 'host':
      return first ? { page: 'host', token: first } : { page: 'start' };
    case 'table':
    case 'lobby':
    case 'debriefing':
    case 'result':
      return first ? { page, game: first } : { page: 'start' };
    case 'news':
      return first ? { page, game: first, number: whole(second) } : { page: 'start' };
    case 'rules':
      return { page, system: first, rule: second, query: given.get('q') ?? '' };
    case 'odds':
      return { page, system: first, question: second, given };
    case 'many':
      return { page, system: first, scene: second, game: given.get('game') ?? '', ...(given.has('content') && { content: given.getAll('content') }) };
    case 'scene':
      return { page, system: first, scene: second, file: given.get('file') ?? '', game: given.get('game') ?? '' };
    case 'workshop':
      return { page, study: first, beside: given.get('beside') ?? '' };
    case 'content':
      return { page, system: first, kind: second, entry: third, copy: given.get('copy') ?? '', game: given.get('game') ?? '' };
    case 'campaign':
      return { page, campaign: first };
    case 'archive':
    case 'operation':
      return { page };
    case 'verify':
      return { page, game: first };
    case 'sheet':
      return third ? { page, system: first, kind: second, entry: third } : { page: 'start' };
    case 'replay':
      return first ? { page, game: first, at: whole(given.get('at')) } : { page: 'archive' };
    default:
      return { page: 'unknown', address };
  }
}

/** The address of a route; `parse` reads it back. */
export function href(route: Exclude<Route, { page: 'unknown' }>): string {
  const to = (...parts: string[]): string => '#/' + parts.filter(Boolean).map(encodeURIComponent).join('/');
  switch (route.page) {
    case 'start':
      return '#/';
    case 'seat':
      return to('t', route.token);
    case 'host':
      return to('host', route.token);
    case 'table':
    case 'lobby':
    case 'debriefing':
    case 'result':
    case 'verify':
      return to(route.page, route.game);
    case 'news':
      return to('news', route.game, route.number ? String(route.number) : '');
    case 'rules':
      return to('rules', route.system, route.rule) + asked(route.query ? [['q', route.query]] : []);
    case 'odds':
      return to('odds', route.system, route.question) + asked([...route.given]);
    case 'many':
      return (
        to('many', route.system, route.scene) +
        asked([...some('game', route.game), ...(route.content ?? []).map((one): [string, string] => ['content', one])])
      );
    case 'scene':
      return to('scene', route.system, route.scene) + asked([...some('file', route.file), ...some('game', route.game)]);
    case 'workshop':
      return to('workshop', route.study) + asked(route.beside ? [['beside', route.beside]] : []);
    case 'content': {
      const named = Object.entries({ copy: route.copy, game: route.game }).filter(([, value]) => value);
      return to('content', route.system, route.kind, route.kind && route.entry) + asked(named);
    }
    case 'campaign':
      return to('campaign', route.campaign);
    case 'archive':
    case 'operation':
      return to(route.page);
    case 'sheet':
      return to('sheet', route.system, route.kind, route.entry);
    case 'replay':
      return to('replay', route.game) + asked(route.at === null ? [] : [['at', String(route.at)]]);
  }
}

/** The address of a rule of a system, or of the whole book. */
export function ruleHref(system: string, rule = ''): string {
  return href({ page: 'rules', system, rule, query: '' });
}

/** A parameter, if there is anything to say. */
function some(name: string, value: string): [string, string][] {
  return value ? [[name, value]] : [];
}

function asked(pairs: [string, string][]): string {
  const text = new URLSearchParams(pairs).toString();
  return text && `?${text}`;
}

function split(text: string, at: string): [string, string] {
  const place = text.indexOf(at);
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function whole(text: string | null): number | null {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
