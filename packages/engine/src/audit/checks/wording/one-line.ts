/** A text of the page with its line breaks, tabs and runs of spaces as single spaces. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
