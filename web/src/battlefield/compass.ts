/** The nearest of eight points of the compass, counted from the east counter-clockwise. */
export function compass(degrees: number, points: readonly string[]): string {
  return points[Math.round(degrees / 45) % 8] ?? '';
}
