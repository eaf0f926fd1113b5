import type { PageFacts } from '../../../page/page-facts.ts';
import { type SchemaFamily, schemaFamily } from '../../../page/structured/schema-org-types.ts';

/** The page's types that answer engines put to use, each once, in order of appearance. */
export function usefulTypes(page: PageFacts): { type: string; family: SchemaFamily }[] {
  const found = new Map<string, SchemaFamily>();
  for (const { types } of page.structuredData.nodes)
    for (const type of types) {
      const family = schemaFamily(type);
      if (family) found.set(type, family);
    }
  return [...found].map(([type, family]) => ({ type, family }));
}
