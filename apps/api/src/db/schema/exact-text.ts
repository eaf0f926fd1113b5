import { customType } from 'drizzle-orm/pg-core';

const BYTE_ORDER_MARK = '\ufeff';
/** Stands before a text that starts with the mark (or with this sign), and is taken away again. */
const KEEPS = '\u0001';

/**
 * A text column that gives back every sign. PGlite decodes values with a TextDecoder that drops a byte order
 * mark at their start; a sign before it keeps it.
 */
export const exactText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (text) => (text.startsWith(BYTE_ORDER_MARK) || text.startsWith(KEEPS) ? `${KEEPS}${text}` : text),
  fromDriver: (stored) => (stored.startsWith(KEEPS) ? stored.slice(KEEPS.length) : stored),
});
