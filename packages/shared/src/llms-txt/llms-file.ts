export interface LlmsLink {
  name: string;
  /** As written: absolute, or relative to the file. */
  url: string;
  /** What follows the colon; '' when there is none. */
  notes: string;
  line: number;
}

export interface LlmsSection {
  title: string;
  line: number;
  links: LlmsLink[];
}

/** A departure from the format, for a person: where, what, and what belongs there. */
export interface LlmsProblem {
  /** Of the first line that has it. */
  line: number;
  /** All lines that have it: a habit is one problem, however often it shows. */
  lines: number[];
  text: string;
}

/** An llms.txt file as llmstxt.org (version 2) lays it out. */
export interface LlmsFile {
  title: string | null;
  summary: string | null;
  sections: LlmsSection[];
  /** In the order of their lines. */
  problems: LlmsProblem[];
}
