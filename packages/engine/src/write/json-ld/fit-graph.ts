import { graphText } from '@visible-ai/shared/json-ld/graph-text';
import type { JsonObject } from '@visible-ai/shared/json-ld/json-value';
import type { GraphDraft } from './graph-draft.ts';

/**
 * The size limit of a file in a save request, in bytes: a larger one would be refused, and is hard to edit.
 */
export const MOST_BYTES = 90_000;

const encoder = new TextEncoder();
/** Bytes in a request, where quotation marks and line ends are escaped. */
const sizeOf = (nodes: readonly JsonObject[]): number =>
  encoder.encode(JSON.stringify(graphText(nodes))).length;

/** Things that a page does not have yet come before those that it has. */
const rank = ({ family, isOwn, added }: GraphDraft): number =>
  family === 'Organization' || family === 'WebSite' ? 0 : !isOwn ? 1 : added.length > 0 ? 2 : 3;

/**
 * The things that fit into a file, in order: the organisation behind the site, then new things, then those
 * that pages already have.
 *
 * @param nodes what is written of the drafts; default: their nodes.
 */
export function fitGraph(
  drafts: readonly GraphDraft[],
  nodes?: ReadonlyMap<GraphDraft, JsonObject>,
): { kept: GraphDraft[]; left: GraphDraft[] } {
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
    const size = sizeOf([nodes?.get(draft) ?? draft.node]) - empty + 4;
    if (size > room) continue;
    room -= size;
    kept.add(draft);
  }
  return {
    kept: drafts.filter((draft) => kept.has(draft)),
    left: drafts.filter((draft) => !kept.has(draft)),
  };
}
