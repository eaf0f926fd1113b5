/** A common visitors' question: how sites head it, what an answer must contain, how it is asked. */
export interface Topic {
  id: string;
  headings: RegExp;
  /** What the text must contain to be an answer; null if sentences are required. */
  holds: RegExp | null;
  /** By language; `{x}` is the site's name, `{은}` the Korean particle that fits it. */
  asks: Record<string, string>;
}
