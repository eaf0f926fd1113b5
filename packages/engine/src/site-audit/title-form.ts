export const NUMBER = /\d[\d,.]*\d|\d/g;

/**
 * A title without its numbers, and without what tells one from many (“1 image”, “2 images”): findings of a
 * check with the same form are the same fault.
 */
export const titleForm = (title: string): string =>
  /\d/.test(title) ? title.replace(NUMBER, '#').replace(/s\b/g, '') : title;
