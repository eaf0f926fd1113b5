import type { SiteAudit } from './schema.ts';

/** The points of a group. Groups of pages add up to 100 points; faults between pages are subtracted. */
export function groupStanding({ group, points, of }: SiteAudit['groups'][number]): string {
  if (of === 0) return 'Not measured';
  if (group !== 'across') return `${Math.round(points)} of ${Math.round(of)} points`;
  const lost = Math.round(of - points);
  if (lost > 0) return `${lost} ${lost === 1 ? 'point' : 'points'} taken off`;
  return points < of ? 'Under 1 point taken off' : 'Nothing taken off';
}
