import { graphText } from '@visible-ai/shared/json-ld/graph-text';
import type { JsonObject } from '@visible-ai/shared/json-ld/json-value';
import type { GraphDraft } from './graph-draft.ts';

/** What a file may hold as it is sent to be saved, in bytes: more would be refused, and no editor is pleasant with more. */
export const MOST_BYTES = 90_000;

const encoder = new TextEncoder();
/** Bytes within a request: quotation marks and line ends are escaped there. */
const sizeOf = (nodes: readonly JsonObject[]): number =>
  encoder.encode(JSON.stringify(graphText(nodes))).length;

/** What a page does not have yet comes before what it has. */
const rank = ({ family, isOwn, added }: GraphDraft): number =>
  family === 'Organization' || family === 'WebSite' ? 0 : !isOwn ? 1 : added.length > 0 ? 2 : 3;

/** The things that a file has room for, in their order: who is behind the site, then what is new, then what pages have already. */
export function fitGraph(drafts: readonly GraphDraft[]): { kept: GraphDraft[]; left: GraphDraft[] } {
  const empty = sizeOf([]);
  let room = MOST_BYTES - empty;
  const kept = new Set<GraphDraft>();
  const byRank = [...drafts.keys()].sort((one, other) => {
    const [a, b] = [drafts[one], drafts[other]];
    return (a && b ? rank(a) - rank(b) : 0) || one - other;
  });
  for (const at of byRank) {
    const draft = drafts[at];
    if (!draft) continue;
    const size = sizeOf([draft.node]) - empty + 4;
    if (size > room) continue;
    room -= size;
    kept.add(draft);
  }
  return {
    kept: drafts.filter((draft) => kept.has(draft)),
    left: drafts.filter((draft) => !kept.has(draft)),
  };
}
