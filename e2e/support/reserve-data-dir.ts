import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const VARIABLE = 'VISIBLE_AI_E2E_DATA';

/** The data folder of this run's product, chosen by the first process. Mails are in its `outbox`. */
export function reserveDataDir(): string {
  const folder = process.env[VARIABLE] ?? mkdtempSync(join(tmpdir(), 'visible-ai-e2e-'));
  process.env[VARIABLE] = folder;
  return folder;
}
