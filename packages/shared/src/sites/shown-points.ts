/** Points of a fix as they are shown, wherever it stands: whole ones from half a point on, tenths below. */
export const shownPoints = (points: number): number =>
  points >= 0.5 ? Math.round(points) : Math.round(10 * points) / 10;
