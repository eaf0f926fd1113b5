/** Year, month and day in an address: "/2013/06/07/", "/20130607", "/2013-06-07/"; a blog may leave out the day. */
const IN_ADDRESS =
  /(?<!\d)((?:19|20)\d{2})(?:([01]\d)([0-3]\d)(?!\d)|[/-](\d{1,2})(?!\d)(?:[/-](\d{1,2})(?!\d))?)/g;

/**
 * Whether the address of a page has a day, or its month: systems put there when they published the page.
 *
 * @param iso the day, as ISO 8601.
 */
export function isDayOfAddress(iso: string, address: string): boolean {
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number);
  const path = URL.parse(address)?.pathname ?? '';
  return [...path.matchAll(IN_ADDRESS)].some(
    ([, ofYear, joinedMonth, joinedDay, ofMonth = joinedMonth, ofDay = joinedDay]) =>
      Number(ofYear) === year && Number(ofMonth) === month && (ofDay === undefined || Number(ofDay) === day),
  );
}
