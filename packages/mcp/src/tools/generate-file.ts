import { contentKinds, kindGuides } from '@visible-ai/shared/content/kinds/all-kinds';
import { z } from 'zod';
import { defineTool } from '../define-tool.ts';
import { fileOrder } from '../file-order.ts';

const offered = contentKinds.map(({ id }) => `${id} (${kindGuides[id].about})`);

export const generateFile = defineTool({
  name: 'generate_file',
  title: 'Write a file for a site',
  description: [
    `Starts to write a file for a site from its own words, in the background, and answers a handle at once: kind ${offered.slice(0, -1).join(', ')} or ${offered.at(-1)}.`,
    'Ask get_file with the handle every ten seconds or so. Nothing is published: the owner puts the file where it belongs.',
    'On the service it counts as a generation of the account; what was written for the same order within 24 hours is answered again.',
  ].join(' '),
  input: fileOrder,
  output: z.object({
    handle: z.string(),
    status: z
      .enum(['running', 'completed'])
      .meta({ description: 'completed: the same was written within 24 hours, get_file has it' }),
  }),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  needs: { scope: 'files:write', limit: 'generation', entitled: true },
  run: (order, backend, caller) => backend.startFile(order, caller),
  text: ({ handle, status }) =>
    status === 'completed'
      ? `The same was written lately: get_file with handle ${handle} has it.`
      : `The file is being written. Ask get_file with handle ${handle} in ten seconds or so, again and again, until it has ended.`,
});
