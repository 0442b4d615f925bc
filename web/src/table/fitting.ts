/** Type as large as the room allows: a crowd is told in smaller letters, but nobody is left out. */

/** The first of these sizes that fits, or the last. */
export function largest(sizes: readonly number[], fits: (size: number) => boolean): number {
  return sizes.find(fits) ?? sizes.at(-1) ?? 1;
}

/** Scales the only child of an element so far that it fits into it; `again` is read to know when to look again. */
export function fitted(sizes: readonly number[], again: () => unknown): (room: HTMLElement) => () => void {
  return (room) => {
    void again();
    const content = room.firstElementChild as HTMLElement;
    content.style.transformOrigin = '0 0';
    // What is measured must be there at once, not after a transition, however short.
    content.style.transitionProperty = 'none';
    const look = (): void => {
      const size = largest(sizes, (one) => {
        content.style.width = `${100 / one}%`;
        return content.offsetHeight * one <= room.clientHeight + 1 && content.scrollWidth <= content.clientWidth + 1;
      });
      content.style.transform = `scale(${size})`;
    };
    // In the next frame: what is watched must not change while it is being looked at.
    let next = 0;
    const watching = new ResizeObserver(() => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(look);
    });
    watching.observe(room);
    watching.observe(content);
    look();
    return () => {
      watching.disconnect();
      cancelAnimationFrame(next);
    };
  };
}
