import { isName } from './is-name.ts';

/** What a manual adds to the name of its subject: "Quarrel 3.2 documentation". */
const OF_A_MANUAL = /\s+(?:v?\d+(?:\.\d+)*\s+)?(?:documentation|docs|dokumentation|manual|user manual)$/iu;

/** The subject of a site as a question names it: the program, not its manual. '' if it has no usable name. */
export function siteSubject(siteName: string): string {
  const subject = siteName.replace(OF_A_MANUAL, '').trim();
  return isName(subject) ? subject : '';
}
