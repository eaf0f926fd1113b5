import type { PageDocument, PageElement } from './page-document.ts';

/** A button behind the words of a heading, "Copy item path", is a tool; one that holds them opens the text below. */
export function isTitleTool({ elements, pieces }: PageDocument, button: PageElement): boolean {
  let around = elements[button.parent];
  while (around && !/^h[1-6]$/.test(around.name)) around = elements[around.parent];
  return (
    around !== undefined &&
    pieces.slice(around.textStart, button.textStart).some(({ text }) => text.trim() !== '')
  );
}
