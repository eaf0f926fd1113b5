const PREFIX = 'data: ';

/**
 * Yields the text after `data: ` of each line of an event stream as it arrives. Skips comments, blank lines
 * and other fields. The last line may lack its line end.
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
    // When the reader stops, the server stops its work too.
    await reader.cancel().catch(() => undefined);
  }
}
