import { STATUS_CODES } from 'node:http';

/** What HTTP calls a status, e.g. "Not Found"; null for one it has no name for. */
export const statusName = (status: number): string | null => STATUS_CODES[status] ?? null;
