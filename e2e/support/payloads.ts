import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const shared = process.env.SHARED_DIR ?? fileURLToPath(new URL('../../../shared', import.meta.url));
const file = join(shared, 'corpora/xss_payloads.json');

export interface Payload {
  id: string;
  payload: string;
}

const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && 'id' in value && 'payload' in value;

/** Markup that has run scripts somewhere, collected by makers of sanitisers. Empty without the corpus. */
export function readPayloads(): readonly Payload[] {
  if (!existsSync(file)) return [];
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(read) ? read.filter(isPayload) : [];
}
