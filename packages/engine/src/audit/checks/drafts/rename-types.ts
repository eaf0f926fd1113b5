import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { jsonLdBlocks, replacedBlock } from './replaced-block.ts';

const TYPES = /"@type"\s*:\s*(?:"[^"]*"|\[[^\]]*\])/g;

/**
 * The page's JSON-LD with other names for types, each of its blocks as it is and as it should be. None where the page has no
 * such block, or one that is too long to compare.
 */
export function renameTypes(source: string, names: readonly { type: string; name: string }[]): Snippet[] {
  const isWrong = new Map(names.map(({ type, name }) => [type, name]));
  const renamed = (block: string) =>
    block.replace(TYPES, (types) =>
      types.replace(/"((?:https?:\/\/schema\.org\/)?)([^"]*)"/g, (whole, prefix: string, type: string) =>
        isWrong.has(type) ? `"${prefix}${isWrong.get(type)}"` : whole,
      ),
    );
  const changes = jsonLdBlocks(source).flatMap((found) => replacedBlock(found, renamed(found.block)) ?? []);
  return changes.length > 0 ? [{ label: 'your JSON-LD', language: 'diff', code: changes.join('\n') }] : [];
}
