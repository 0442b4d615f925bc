import { describe, expect, it } from 'vitest';
import { cornersOf, heldOn, movedBy, sizedBy, turnedBy, twinOf, type Shape } from './outlines';

const WALL = { id: 'w', box: [10, 20, 20, 22] };

describe('outlines', () => {
  it('move in tenths and keep what else an entry says', () => {
    expect(movedBy(1.04, -2)(WALL)).toEqual({ id: 'w', box: [11, 18, 21, 20] });
    expect(movedBy(1, 1)({ octagon: { centre: [5, 5], radius: 2 } })).toEqual({ octagon: { centre: [6, 6], radius: 2 } });
    expect(movedBy(1, 1)({ corners: [[0, 0], [1, 0], [0, 1]] }).corners).toEqual([[1, 1], [2, 1], [1, 2]]);
  });

  it('turn a box by quarters and stay a box, otherwise become corners', () => {
    expect(turnedBy(90)(WALL)).toEqual({ id: 'w', box: [14, 16, 16, 26] });
    const aslant: Shape = turnedBy(45)(WALL);
    expect(aslant.box).toBeUndefined();
    expect(aslant.corners).toHaveLength(4);
    expect(turnedBy(-45)(aslant).corners?.[0]?.[0]).toBeCloseTo(10, 0);
  });

  it('grow and shrink, but never to nothing', () => {
    expect(sizedBy(5, 1)(WALL).box).toEqual([10, 20, 25, 23]);
    expect(sizedBy(-50, -50)(WALL).box).toEqual([10, 20, 10.5, 20.5]);
    expect(sizedBy(2, 2)({ octagon: { centre: [5, 5], radius: 2 } }).octagon?.radius).toBe(4);
    expect(sizedBy(2, 0)({ corners: [[0, 0], [2, 0], [0, 2]] }).corners).toEqual([[0, 0], [4, 0], [0, 2]]);
  });

  it('are held on the table, and have twins across its middle', () => {
    expect(heldOn([30, 30], cornersOf({ box: [-2, 25, 4, 33] }))).toEqual([2, -3]);
    expect(twinOf([30, 30], [[1, 2]])).toEqual([[29, 28]]);
  });
});
