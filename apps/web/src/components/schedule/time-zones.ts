/** The time zone of this browser, which is most likely the user's. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Every time zone that can be chosen. The browser's zone and the saved one come first. */
export function timeZones(kept: string): { value: string; label: string }[] {
  const names = new Set([ownTimeZone(), kept, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...names].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
