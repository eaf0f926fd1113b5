import type { Dispatcher } from 'undici';

/** Headers whose lines are independent: an agent named in one line does not apply to the next. */
const LINE_BY_LINE = new Set(['x-robots-tag']);

/** The headers of an answer by lower-case names; repeated ones are joined. */
export function flatHeaders(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const entries = Object.entries(headers).flatMap(([given, value]): [string, string][] => {
    if (value === undefined) return [];
    const name = given.toLowerCase();
    const between = LINE_BY_LINE.has(name) ? '\n' : ', ';
    return [[name, Array.isArray(value) ? value.join(between) : value]];
  });
  return Object.fromEntries(entries);
}
