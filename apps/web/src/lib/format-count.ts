/** A whole number with commas, e.g. `1,240`. The first `toLocaleString` takes 0.1 s on a slow phone. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
