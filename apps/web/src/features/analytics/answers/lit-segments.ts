import type { AnswerSample } from '@visible-ai/shared/answers/schema';

/** A piece of an answer's text in which all characters have the same marks. */
export interface Segment {
  start: number;
  text: string;
  /** Who is named here. */
  entityId: string | null;
  /** Indexes of the sources that this piece is cited for. */
  cited: readonly number[];
  /** Indexes of the sources whose cited passage ends here. Their numbers are shown after this piece. */
  ends: readonly number[];
}

interface Place {
  start: number;
  end: number;
}

/** Moves a place into the text and to character borders. Null if nothing of it is in the text. */
function within(text: string, { start, end }: Place): Place | null {
  const inside = (at: number) => {
    const kept = Math.min(Math.max(0, at), text.length);
    const code = text.charCodeAt(kept);
    // This is the middle of a surrogate pair.
    return kept > 0 && code >= 0xdc00 && code <= 0xdfff ? kept + 1 : kept;
  };
  const [from, to] = [inside(start), inside(end)];
  return from < to ? { start: from, end: to } : null;
}

type Marked = Pick<AnswerSample, 'mentions' | 'sources'>;

/**
 * Cuts an answer's text wherever a name or a cited passage begins or ends. Places may overlap: each piece
 * knows all its marks. All pieces together are exactly the text.
 */
export function litSegments(text: string, { mentions, sources }: Marked): Segment[] {
  const named = mentions.flatMap(({ entityId, places }) =>
    places.flatMap((place) => {
      const kept = within(text, place);
      return kept ? [{ ...kept, entityId }] : [];
    }),
  );
  const passages = sources.flatMap(({ kind, places }, source) =>
    kind === 'cited'
      ? places.flatMap((place) => {
          const kept = within(text, place);
          return kept ? [{ ...kept, source }] : [];
        })
      : [],
  );
  const cuts = new Set([0, text.length]);
  for (const { start, end } of [...named, ...passages]) cuts.add(start).add(end);
  const sorted = [...cuts].sort((a, b) => a - b);
  return sorted.slice(0, -1).map((start, index) => {
    const end = sorted[index + 1] ?? text.length;
    const covers = (place: Place) => place.start <= start && place.end >= end;
    const once = (found: readonly { source: number }[]) => [...new Set(found.map(({ source }) => source))];
    return {
      start,
      text: text.slice(start, end),
      entityId: named.find(covers)?.entityId ?? null,
      cited: once(passages.filter(covers)),
      ends: once(passages.filter((passage) => passage.end === end)),
    };
  });
}
