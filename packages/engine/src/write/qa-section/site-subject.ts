const LONGEST_NAME = 40;
/** Separators in a keyword list. */
const ROW = /[_|,，、;；]/;

/** Whether a site's name can be used in a sentence: not a keyword list or an address. */
const isName = (name: string): boolean =>
  name.length <= LONGEST_NAME && !ROW.test(name) && !/^\S+\.\w{2,}$|^\S+:\d+$|^[\d.]+$/.test(name);

/** What a manual adds to the name of its subject: "Quarrel 3.2 documentation". */
const OF_A_MANUAL = /\s+(?:v?\d+(?:\.\d+)*\s+)?(?:documentation|docs|dokumentation|manual|user manual)$/iu;

/** The subject of a site as a question names it: the program, not its manual. '' if it has no usable name. */
export function siteSubject(siteName: string): string {
  const subject = siteName.replace(OF_A_MANUAL, '').trim();
  return isName(subject) ? subject : '';
}
