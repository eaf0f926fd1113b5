import { z } from 'zod';
import type { EngineDouble } from './engine-double.ts';

const request = z.object({
  contents: z.array(z.object({ parts: z.array(z.object({ text: z.string() })) })).min(1),
});
const bytes = (text: string) => Buffer.byteLength(text, 'utf8');

/** Gemini's generateContent with Google Search: offsets in bytes, chunks and what they support. */
export const gemini: EngineDouble = {
  agent: 'Googlebot',
  questionIn: (body) =>
    request
      .safeParse(body)
      .data?.contents.at(-1)
      ?.parts.map(({ text }) => text)
      .join('') ?? null,
  modelIn: (_body, path) => /models\/([^/:]+):/.exec(path)?.[1] ?? 'unknown',
  write(made, { model, queries, tokensIn, tokensOut }) {
    const pages = [...made.cited, ...made.retrieved];
    return {
      candidates: [
        {
          content: { role: 'model', parts: [{ text: made.text }] },
          finishReason: 'STOP',
          index: 0,
          groundingMetadata: {
            webSearchQueries: queries,
            groundingChunks: pages.map((uri) => ({ web: { uri, title: new URL(uri).hostname } })),
            groundingSupports: made.spans.map(({ start, end, url }) => ({
              segment: {
                startIndex: bytes(made.text.slice(0, start)),
                endIndex: bytes(made.text.slice(0, end)),
                text: made.text.slice(start, end),
              },
              groundingChunkIndices: [pages.indexOf(url)],
            })),
          },
        },
      ],
      modelVersion: model,
      usageMetadata: {
        promptTokenCount: tokensIn,
        candidatesTokenCount: tokensOut,
        totalTokenCount: tokensIn + tokensOut,
      },
    };
  },
};
