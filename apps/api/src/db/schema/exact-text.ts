import { customType } from 'drizzle-orm/pg-core';

const BYTE_ORDER_MARK = '\ufeff';
/**
 * A prefix for texts that start with a byte order mark (or with this character). It is removed on reading.
 */
const KEEPS = '\u0001';

/**
 * A text column that returns every character. PGlite decodes values with a TextDecoder that drops a leading
 * byte order mark; a prefix protects it.
 */
export const exactText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (text) => (text.startsWith(BYTE_ORDER_MARK) || text.startsWith(KEEPS) ? `${KEEPS}${text}` : text),
  fromDriver: (stored) => (stored.startsWith(KEEPS) ? stored.slice(KEEPS.length) : stored),
});
