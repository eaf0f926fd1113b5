export interface LlmsLink {
  name: string;
  /** As written: absolute, or relative to the file. */
  url: string;
  /** The text after the colon; '' if there is none. */
  notes: string;
  line: number;
}

export interface LlmsSection {
  title: string;
  line: number;
  links: LlmsLink[];
}

/** A difference from the format: where it is, what it is, and what should be there. */
export interface LlmsProblem {
  /** The first line with this problem. */
  line: number;
  /** All lines with this problem. A repeated problem is listed once. */
  lines: number[];
  text: string;
}

/** An llms.txt file by the format of llmstxt.org (version 2). */
export interface LlmsFile {
  title: string | null;
  summary: string | null;
  sections: LlmsSection[];
  /** In the order of their lines. */
  problems: LlmsProblem[];
}
