/** Outlines as content files have them: a box, corners or an octagon. Moving, turning and sizing keep the form if they can. */
import { middle, type Spot } from '../battlefield/geometry';

export interface Shape {
  box?: number[];
  corners?: number[][];
  octagon?: { centre: number[]; radius: number };
}

const CORNERS = 8;

/** Content is written to a tenth: nobody builds terrain more exactly. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function cornersOf(shape: Shape): Spot[] {
  if (shape.box) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = shape.box;
    return [[x0, y0], [x1, y0], [x1, y1], [x0, y1]];
  }
  if (shape.octagon) {
    const [x = 0, y = 0] = shape.octagon.centre;
    const { radius } = shape.octagon;
    return Array.from({ length: CORNERS }, (_, n): Spot => {
      const angle = ((n + 0.5) * 2 * Math.PI) / CORNERS;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
  }
  return (shape.corners ?? []).map(([x = 0, y = 0]): Spot => [x, y]);
}

/** A change of a shape that leaves everything else of its entry alone. */
type Changed = <S extends Shape>(shape: S) => S;

export function movedBy(dx: number, dy: number): Changed {
  const to = ([x = 0, y = 0]: readonly number[]): number[] => [tenth(x + dx), tenth(y + dy)];
  return (shape) => {
    if (shape.box) return { ...shape, box: [...to(shape.box.slice(0, 2)), ...to(shape.box.slice(2))] };
    if (shape.octagon) return { ...shape, octagon: { ...shape.octagon, centre: to(shape.octagon.centre) } };
    return { ...shape, corners: (shape.corners ?? []).map(to) };
  };
}

/** Turned about its middle. A box stays one in quarter turns; otherwise it becomes corners. */
export function turnedBy(degrees: number): Changed {
  return (shape) => {
    if (shape.octagon) return shape;
    const corners = cornersOf(shape);
    const [cx, cy] = middle(corners);
    const angle = (degrees * Math.PI) / 180;
    const turned = corners.map(([x, y]) => [
      tenth(cx + (x - cx) * Math.cos(angle) - (y - cy) * Math.sin(angle)),
      tenth(cy + (x - cx) * Math.sin(angle) + (y - cy) * Math.cos(angle)),
    ]);
    const { box, corners: _, ...rest } = shape;
    if (!box || degrees % 90) return { ...rest, corners: turned } as typeof shape;
    const xs = turned.map(([x = 0]) => x);
    const ys = turned.map(([, y = 0]) => y);
    return { ...rest, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] } as typeof shape;
  };
}

/** So much wider and higher, from its lower left corner; an octagon grows about its middle. Nothing gets smaller than `least`. */
export function sizedBy(dx: number, dy: number, least = 0.5): Changed {
  return (shape) => {
    if (shape.box) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = shape.box;
      return { ...shape, box: [x0, y0, tenth(Math.max(x0 + least, x1 + dx)), tenth(Math.max(y0 + least, y1 + dy))] };
    }
    if (shape.octagon) {
      const radius = tenth(Math.max(least, shape.octagon.radius + (dx + dy) / 2));
      return { ...shape, octagon: { ...shape.octagon, radius } };
    }
    const corners = cornersOf(shape);
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    const [left, low] = [Math.min(...xs), Math.min(...ys)];
    const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - low];
    const [fx, fy] = [Math.max(least, wide + dx) / (wide || 1), Math.max(least, high + dy) / (high || 1)];
    return { ...shape, corners: corners.map(([x, y]) => [tenth(left + (x - left) * fx), tenth(low + (y - low) * fy)]) };
  };
}

/** The least move that brings an outline onto the table. */
export function heldOn(size: Spot, corners: readonly Spot[]): Spot {
  const pull = (values: number[], most: number): number =>
    Math.min(...values) < 0 ? -Math.min(...values) : Math.max(...values) > most ? most - Math.max(...values) : 0;
  return [pull(corners.map(([x]) => x), size[0]), pull(corners.map(([, y]) => y), size[1])];
}

/** The counterpart of an outline, turned by 180° about the middle of the table. */
export function twinOf(size: Spot, corners: readonly Spot[]): Spot[] {
  return corners.map(([x, y]): Spot => [size[0] - x, size[1] - y]);
}
