import type { JsonObject } from './json-value.ts';
import { scriptSafe } from './script-safe.ts';

export const SCHEMA_ORG = 'https://schema.org';

/** Writes things as one JSON-LD document, for storing, showing and pasting. */
export const graphText = (nodes: readonly JsonObject[]): string =>
  `${scriptSafe(JSON.stringify({ '@context': SCHEMA_ORG, '@graph': nodes }, null, 2))}\n`;
