/** Inline content. Text is plain: nothing in it is Markdown. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis' | 'deleted'; inner: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'math'; text: string }
  /** Without an address it links to the same page: only its words are written. */
  | { kind: 'link'; href: string; inner: Inline[] }
  | { kind: 'image'; src: string; alt: string }
  | { kind: 'break' };

export interface ListItem {
  blocks: Block[];
  /** Its number where the page gives it one of its own. */
  value: number | null;
}

export type Alignment = 'left' | 'center' | 'right' | null;

/** Block content. */
export type Block =
  | { kind: 'heading'; level: number; inner: Inline[] }
  | { kind: 'paragraph'; inner: Inline[] }
  | { kind: 'code'; language: string; text: string }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'list'; ordered: boolean; start: number; items: ListItem[] }
  | { kind: 'table'; head: Inline[][] | null; rows: Inline[][][]; align: Alignment[] }
  | { kind: 'rule' };
