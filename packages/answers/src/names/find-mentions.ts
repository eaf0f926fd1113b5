import type { AnswerEntity, AnswerMention } from '@visible-ai/shared/answers/schema';
import { hostOwners } from '../hosts/entity-of-url.ts';
import { findAddresses } from './find-addresses.ts';
import { foldName, foldOf } from './fold-name.ts';
import type { FoldedText } from './fold-text.ts';
import { createNameMatcher, type NameMatcher } from './name-matcher.ts';
import { createNamePlaces } from './name-places.ts';
import { type Candidate, takeLongest } from './take-longest.ts';

type Named = Pick<AnswerEntity, 'id' | 'name' | 'aliases' | 'domains' | 'context'>;

export interface MentionOptions {
  /** Hosts of the sources that the answer cites: an entity whose host is among them needs no context word. */
  citedHosts?: readonly string[];
}

/**
 * The places where a text names entities, in UTF-16 units. A name matches in any case and any form of its
 * characters, but not within a longer word (except in scripts without spaces), in a mail address, or in
 * another owner's address. Of overlapping names the longest counts, whoever it belongs to. An entity's domain
 * in the text is a mention; the target of a link, or a link that shows only its host, is a citation. An
 * entity with context words counts only if the text also contains one of them, or one of its domains is named
 * or cited.
 */
export function findMentions(
  text: string,
  entities: readonly Named[],
  { citedHosts = [] }: MentionOptions = {},
): AnswerMention[] {
  const ownerOf = hostOwners(entities);
  const addresses = findAddresses(text, (host) => ownerOf(host) !== null);
  const names = entities.flatMap(({ id, name, aliases }) =>
    [name, ...aliases].map((one) => ({ id, text: foldName(one) })),
  );
  const contexts = entities.flatMap(({ id, context }) => context.map((one) => ({ id, text: foldName(one) })));
  const folded = foldOf(
    text,
    [...names, ...contexts].map((one) => one.text),
  );
  const places = createNamePlaces(text, folded, addresses);

  const seen = new Set(citedHosts.map(ownerOf));
  for (const { host } of addresses) if (host) seen.add(ownerOf(host.name));
  for (const index of namesIn(folded, contexts, places)) seen.add(contexts[index]?.id ?? null);
  const counts = new Set(
    entities.filter(({ id, context }) => context.length === 0 || seen.has(id)).map(({ id }) => id),
  );

  const matcher = createNameMatcher(names.map((one) => one.text));
  /** The longest counting name that ends here: `index` or one of its suffixes. */
  const nameAt = (end: number, index: number | null): Candidate | null => {
    for (let at = index; at !== null; at = matcher.endingOf(at)) {
      const place = places.at(end - matcher.lengthOf(at), end);
      if (!place) continue;
      const owner = matcher.sameAs(at).find((one) => counts.has(names[one]?.id ?? ''));
      if (owner === undefined) continue;
      const entityId = names[owner]?.id ?? '';
      return { entityId, ...place, length: matcher.lengthOf(at), name: { index: at, end } };
    }
    return null;
  };

  const candidates: Candidate[] = [];
  matcher.scan(folded.units, (end, index) => {
    const candidate = places.mayEnd(end) ? nameAt(end, index) : null;
    if (candidate) candidates.push(candidate);
  });
  for (const { host, cites } of addresses) {
    const owner = host && !cites ? ownerOf(host.name) : null;
    if (host && owner !== null)
      candidates.push({
        entityId: owner,
        start: host.start,
        end: host.end,
        length: host.end - host.start,
        name: null,
      });
  }
  const taken = takeLongest(candidates, text.length, ({ name }) =>
    name ? nameAt(name.end, matcher.endingOf(name.index)) : null,
  );
  return entities.flatMap(({ id }) => {
    const own = taken.filter(({ entityId }) => entityId === id).map(({ start, end }) => ({ start, end }));
    own.sort((a, b) => a.start - b.start);
    const [first] = own;
    return first ? [{ entityId: id, count: own.length, first: first.start, places: own }] : [];
  });
}

/** Whether a prompt names us: an owner who writes the name means it, whatever the context. */
export function isBranded(promptText: string, own: Named): boolean {
  return findMentions(promptText, [{ ...own, context: [] }]).length > 0;
}

/** Which of the given words are in a text. */
function namesIn(
  folded: FoldedText,
  words: readonly { text: string }[],
  places: ReturnType<typeof createNamePlaces>,
): Set<number> {
  const found = new Set<number>();
  if (words.length === 0) return found;
  const matcher: NameMatcher = createNameMatcher(words.map(({ text }) => text));
  matcher.scan(folded.units, (end, longest) => {
    if (found.size === words.length || !places.mayEnd(end)) return;
    for (let index: number | null = longest; index !== null; index = matcher.endingOf(index))
      if (!found.has(index) && places.at(end - matcher.lengthOf(index), end))
        for (const same of matcher.sameAs(index)) found.add(same);
  });
  return found;
}
