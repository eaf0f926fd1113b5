import { attribute, type PageDocument, resolveUrl } from './page-document.ts';

const MOST_FRAMES = 10;

/** The addresses in the frames of a frameset, where its text is: absolute, at most 10. */
export const readFrames = (page: PageDocument): string[] =>
  page.elements
    .filter(({ name }) => name === 'frame')
    .slice(0, MOST_FRAMES)
    .flatMap((frame) => resolveUrl(attribute(frame, 'src'), page.baseUrl) ?? []);
