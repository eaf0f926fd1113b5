import type { Client } from '@modelcontextprotocol/client';
import { z } from 'zod';

const answer = z.object({
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })).length(1),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  isError: z.boolean().optional(),
});

/** Calls a tool. @returns its text and its structured content. */
export async function callTool(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { content, structuredContent, isError } = answer.parse(
    await client.callTool({ name, arguments: args }),
  );
  return { text: content[0]?.text ?? '', data: structuredContent, isError: isError === true };
}

/** Calls it repeatedly until the work is no longer running. */
export async function untilEnded(client: Client, name: string, handle: string) {
  for (;;) {
    const called = await callTool(client, name, { handle });
    if (called.isError || called.data?.status !== 'running') return called;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
