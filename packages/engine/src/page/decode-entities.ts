const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};
const ENTITY = /&(?:(amp|lt|gt|quot|apos|nbsp|[lr][sd]quo|[nm]dash|hellip)|#(\d{1,7})|#x([\da-f]{1,6}));/giu;
const LAST_CODE_POINT = 0x10ffff;

/**
 * A text that was written as HTML where none is read, as in JSON-LD: "Ann&#039;s Inn" as "Ann's Inn". Names of other entities stay
 * as they are.
 */
export const decodeEntities = (text: string): string =>
  text.replace(ENTITY, (whole, name?: string, decimal?: string, hexadecimal?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hexadecimal ?? '', 16);
    return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
  });
