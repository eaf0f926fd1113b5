const LONGEST_NAME = 40;
/** Signs between the words of a row of keywords. */
const ROW = /[_|,，、;；]/;

/** Whether what stands for a site's name is one that a sentence can take, and no row of keywords or address. */
export const isName = (name: string): boolean =>
  name.length <= LONGEST_NAME && !ROW.test(name) && !/^\S+\.\w{2,}$/.test(name);
