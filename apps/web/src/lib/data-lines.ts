const PREFIX = 'data: ';

/**
 * The texts after `data: ` of an event stream, one per line, as they arrive.
 * Comments, blank lines and other fields are skipped; a last line without its end still counts.
 */
export async function* dataLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line.startsWith(PREFIX)) yield line.slice(PREFIX.length);
      if (done) return;
    }
  } finally {
    // Whoever stops listening also stops the server's work.
    await reader.cancel().catch(() => undefined);
  }
}
