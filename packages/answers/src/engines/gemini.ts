import { z } from 'zod';
import type { Place } from '../answer-engine.ts';
import type { EngineProtocol, NamedSource, Reading } from './engine-protocol.ts';
import { countOrNull, listOf, MOST_PIECES, sumKnown, textOrNull } from './lenient.ts';
import { utf16Positions } from './utf16-positions.ts';

const bytePosition = z.int().min(0).max(1e9);
const support = z.object({
  segment: z.object({
    // Zero is left out.
    partIndex: z.int().min(0).default(0),
    startIndex: bytePosition.default(0),
    endIndex: bytePosition.default(0),
  }),
  groundingChunkIndices: listOf(z.int().min(0)),
});
/** Chunks are referenced by their index: an unreadable one keeps its index. */
const chunk = z
  .object({ web: z.object({ uri: z.string(), title: textOrNull, domain: textOrNull }) })
  .nullable()
  .catch(null);
const candidate = z.object({
  content: z
    .object({
      parts: listOf(z.object({ text: z.string().catch(''), thought: z.boolean().catch(false) }), MOST_PIECES),
    })
    .nullable()
    .catch(null),
  finishReason: textOrNull,
  groundingMetadata: z
    .object({
      webSearchQueries: listOf(z.string()),
      groundingChunks: listOf(chunk),
      groundingSupports: listOf(support),
    })
    .nullable()
    .catch(null),
});
const response = z.object({
  candidates: listOf(candidate),
  promptFeedback: z.object({ blockReason: textOrNull }).nullable().catch(null),
  modelVersion: textOrNull,
  usageMetadata: z
    .object({
      promptTokenCount: countOrNull,
      toolUsePromptTokenCount: countOrNull,
      candidatesTokenCount: countOrNull,
      thoughtsTokenCount: countOrNull,
    })
    .nullable()
    .catch(null),
});
type Grounding = NonNullable<z.infer<typeof candidate>['groundingMetadata']>;
type Support = z.infer<typeof support>;

const ends: Readonly<Record<string, Reading['ended']>> = {
  STOP: 'whole',
  MAX_TOKENS: 'truncated',
  SAFETY: 'refused',
  RECITATION: 'refused',
  BLOCKLIST: 'refused',
  PROHIBITED_CONTENT: 'refused',
  SPII: 'refused',
  LANGUAGE: 'refused',
};
/** Ends that mean that a tool failed. */
const TOOL_FAILED = new Set(['MALFORMED_FUNCTION_CALL', 'UNEXPECTED_TOOL_CALL', 'TOO_MANY_TOOL_CALLS']);

/** Billed by prompt with a search, however many queries it took; later models by query. */
const BY_PROMPT = /^gemini-[12]\b/;

/** The positions of supports in the whole text: they count bytes within their part. */
function placesOf(parts: readonly string[], supports: readonly Support[]): Map<Support, Place> {
  const places = new Map<Support, Place>();
  const byPart = new Map<number, Support[]>();
  for (const one of supports) {
    const own = byPart.get(one.segment.partIndex);
    if (own) own.push(one);
    else byPart.set(one.segment.partIndex, [one]);
  }
  let before = 0;
  for (const [at, text] of parts.entries()) {
    const own = byPart.get(at) ?? [];
    const units = utf16Positions(
      text,
      own.flatMap(({ segment }) => [segment.startIndex, segment.endIndex]),
    );
    for (const one of own)
      places.set(one, {
        start: before + (units.get(one.segment.startIndex) ?? 0),
        end: before + (units.get(one.segment.endIndex) ?? 0),
      });
    before += text.length;
  }
  return places;
}

function sourcesOf(grounding: Grounding, parts: readonly string[]): Pick<Reading, 'cited' | 'retrieved'> {
  const sources = grounding.groundingChunks.map((one) =>
    one ? { url: one.web.uri, title: one.web.domain ?? one.web.title } : null,
  );
  const places = placesOf(parts, grounding.groundingSupports);
  const cited: NamedSource[] = grounding.groundingSupports.flatMap((one) => {
    const place = places.get(one);
    return one.groundingChunkIndices.flatMap((at) => {
      const source = sources[at];
      return source ? [{ ...source, places: place ? [place] : [] }] : [];
    });
  });
  return { cited, retrieved: sources.flatMap((source) => (source ? [{ ...source, places: [] }] : [])) };
}

function read([answer]: readonly unknown[]): Reading {
  const { candidates, promptFeedback, modelVersion, usageMetadata: usage } = response.parse(answer);
  const [first] = candidates;
  const parts = (first?.content?.parts ?? []).map(({ text, thought }) => (thought ? '' : text));
  const grounding = first?.groundingMetadata ?? null;
  const queries = grounding?.webSearchQueries ?? [];
  const reason = first?.finishReason ?? '';
  const searched = queries.length > 0 || (grounding?.groundingChunks.length ?? 0) > 0;
  return {
    servedModel: modelVersion,
    text: parts.join(''),
    ended: promptFeedback?.blockReason
      ? 'refused'
      : TOOL_FAILED.has(reason)
        ? 'whole'
        : (ends[reason] ?? 'failed'),
    search: TOOL_FAILED.has(reason) ? 'failed' : searched ? 'done' : 'none',
    tokensIn: sumKnown([usage?.promptTokenCount ?? null, usage?.toolUsePromptTokenCount ?? null]),
    tokensOut: sumKnown([usage?.candidatesTokenCount ?? null, usage?.thoughtsTokenCount ?? null]),
    searches: searched ? (BY_PROMPT.test(modelVersion ?? '') ? 1 : Math.max(1, queries.length)) : 0,
    reportedMicros: null,
    queries,
    ...(grounding ? sourcesOf(grounding, parts) : { cited: [], retrieved: [] }),
  };
}

/**
 * Google's generateContent, grounded by its search. It does not accept a location. Its sources are its own
 * addresses, which redirect to the pages.
 *
 * @see https://ai.google.dev/gemini-api/docs/google-search
 */
export const gemini: EngineProtocol = {
  id: 'gemini',
  apiUrl: 'https://generativelanguage.googleapis.com',
  model: 'gemini-3.8-flash',
  caps: { tokensIn: 30_000, tokensOut: 8000, searches: 5 },
  requests: 1,
  path: (model) => `/v1beta/models/${encodeURIComponent(model)}:generateContent`,
  headers: (apiKey) => ({ 'x-goog-api-key': apiKey }),
  body: ({ text }) => ({
    contents: [{ role: 'user', parts: [{ text }] }],
    tools: [{ google_search: {} }],
    generationConfig: { maxOutputTokens: gemini.caps.tokensOut },
  }),
  read,
  redirects: { origin: 'https://vertexaisearch.cloud.google.com', path: '/grounding-api-redirect/' },
};
