/** Whether the visitor prefers reduced motion. True where there is no browser to ask. */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
