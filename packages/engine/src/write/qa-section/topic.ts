/** What visitors of every site ask: how a site heads it, what an answer must hold, how one asks for it. */
export interface Topic {
  id: string;
  headings: RegExp;
  /** What the text must hold to be an answer; null where sentences are wanted. */
  holds: RegExp | null;
  /** By language; `{x}` is the site's name, `{은}` the Korean particle that fits it. */
  asks: Record<string, string>;
}
