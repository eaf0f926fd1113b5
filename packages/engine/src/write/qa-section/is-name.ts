const LONGEST_NAME = 40;
/** Separators in a keyword list. */
const ROW = /[_|,，、;；]/;

/** Whether a site's name can be used in a sentence: not a keyword list or an address. */
export const isName = (name: string): boolean =>
  name.length <= LONGEST_NAME && !ROW.test(name) && !/^\S+\.\w{2,}$/.test(name);
