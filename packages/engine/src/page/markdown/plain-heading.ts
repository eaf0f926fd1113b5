import { writeInline } from './write-inline.ts';

/** Plain text for a heading: nothing in it is read as Markdown. */
export const plainHeading = (text: string): string => writeInline([{ kind: 'text', text }], 'heading');
