const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/y;

type Wanted = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

/** What may follow a complete value inside the innermost open bracket. */
const afterValue = (open: readonly string[]): Wanted => (open.length === 0 ? 'nothing' : 'comma or end');

/**
 * Finds where a text stops being JSON. Browsers report it in different words, and some do not report it.
 *
 * @returns the position of the first wrong character; the length of a text that ends too early; null for
 *   valid JSON.
 */
export function jsonFault(text: string): number | null {
  const open: string[] = [];
  let wanted: Wanted = 'value';
  TOKEN.lastIndex = 0;
  for (;;) {
    const from = TOKEN.lastIndex;
    const token = TOKEN.exec(text);
    const at = from + (/^[ \t\r\n]*/.exec(text.slice(from))?.[0].length ?? 0);
    if (!token) return at === text.length && wanted === 'nothing' ? null : at;
    const [, sign, string] = token;
    const inside: string | undefined = open.at(-1);
    const takesValue: boolean = wanted === 'value' || wanted === 'value or end';
    if (sign === '{' || sign === '[') {
      if (!takesValue) return at;
      open.push(sign);
      wanted = sign === '{' ? 'key or end' : 'value or end';
    } else if (sign === '}' || sign === ']') {
      if (inside !== (sign === '}' ? '{' : '[') || !wanted.endsWith('or end')) return at;
      open.pop();
      wanted = afterValue(open);
    } else if (sign === ':') {
      if (wanted !== 'colon') return at;
      wanted = 'value';
    } else if (sign === ',') {
      if (wanted !== 'comma or end') return at;
      wanted = inside === '{' ? 'key' : 'value';
    } else if (string !== undefined && (wanted === 'key' || wanted === 'key or end')) wanted = 'colon';
    else if (takesValue) wanted = afterValue(open);
    else return at;
  }
}
