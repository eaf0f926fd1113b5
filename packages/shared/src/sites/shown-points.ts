/** The points of a fix as every screen shows them: whole numbers from half a point on, tenths below that. */
export const shownPoints = (points: number): number =>
  points >= 0.5 ? Math.round(points) : Math.round(10 * points) / 10;
