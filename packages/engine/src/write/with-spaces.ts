import type { CrawledPage } from '../crawl/crawled-site.ts';

/** A full stop between the last word of a sentence and the first of the next: "open daily.Come and see us". */
const MISSING = /(?<=\s\p{Ll}{3,20}[.!?])(?=\p{Lu}\p{Ll}{0,15} (?:\p{Ll}|Sie(?!\p{L})|Ihr))/gu;

/** A text with the spaces that its writer left out between sentences. In texts with code, "torch.Tensor" is one word. */
export const withSpaces = (text: string, { sections }: Pick<CrawledPage, 'sections'>): string =>
  sections.some(({ kinds }) => kinds?.includes('c')) ? text : text.replace(MISSING, ' ');
