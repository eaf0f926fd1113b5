export const NUMBER = /\d[\d,.]*\d|\d/g;

/** A title without its numbers: findings of a check with the same form are the same fault. */
export const titleForm = (title: string): string => title.replace(NUMBER, '#');
