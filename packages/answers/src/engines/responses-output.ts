import { z } from 'zod';
import type { NamedSource, Reading } from './engine-protocol.ts';
import { listOf, MOST_PIECES, textOrNull } from './lenient.ts';

/** A page that supports a passage of its part, in OpenAI's format, which Perplexity uses too. */
export const annotation = z.object({
  url: z.string(),
  title: textOrNull,
  start_index: z.number().catch(-1),
  end_index: z.number().catch(-1),
});

/** An output item with the engine's text. */
export const messageOf = (annotations: z.ZodType<z.infer<typeof annotation>>) =>
  z.object({
    type: z.literal('message'),
    content: listOf(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('output_text'), text: z.string(), annotations: listOf(annotations) }),
        z.object({ type: z.literal('refusal'), refusal: textOrNull }),
      ]),
      MOST_PIECES,
    ),
  });

/** How an answer ended. */
export const endFields = {
  status: textOrNull,
  incomplete_details: z.object({ reason: textOrNull }).nullable().catch(null),
};

function endOf({ status, incomplete_details }: z.infer<z.ZodObject<typeof endFields>>): Reading['ended'] {
  if (status === 'completed') return 'whole';
  if (status !== 'incomplete') return 'failed';
  return incomplete_details?.reason === 'content_filter' ? 'refused' : 'truncated';
}

/** Text, end and annotated pages of an answer, from its messages only. */
export function readMessages(
  answer: z.infer<z.ZodObject<typeof endFields>>,
  messages: readonly z.infer<ReturnType<typeof messageOf>>[],
): { text: string; ended: Reading['ended']; annotated: NamedSource[] } {
  const annotated: NamedSource[] = [];
  let [text, refused] = ['', false];
  for (const { content } of messages) {
    // The last word of a message and the first of the next are two words.
    if (text !== '') text += '\n\n';
    for (const said of content)
      if (said.type === 'refusal') {
        refused = true;
        text += said.refusal ?? '';
      } else {
        // Positions are characters of their part.
        const from = text.length;
        for (const { url, title, start_index, end_index } of said.annotations)
          annotated.push({ url, title, places: [{ start: from + start_index, end: from + end_index }] });
        text += said.text;
      }
  }
  return { text, ended: refused ? 'refused' : endOf(answer), annotated };
}
