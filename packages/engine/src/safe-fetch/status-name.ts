import { STATUS_CODES } from 'node:http';

/** The HTTP name of a status, e.g. "Not Found"; null if it has none. */
export const statusName = (status: number): string | null => STATUS_CODES[status] ?? null;
