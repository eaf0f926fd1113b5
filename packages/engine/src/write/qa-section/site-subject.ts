import { isName } from './is-name.ts';

/** What a manual adds to the name of what it describes: "Quarrel 3.2 documentation". */
const OF_A_MANUAL = /\s+(?:v?\d+(?:\.\d+)*\s+)?(?:documentation|docs|dokumentation|manual|user manual)$/iu;

/** What a site is about, as one asks for it: the program, not its manual. '' where its name is none. */
export function siteSubject(siteName: string): string {
  const subject = siteName.replace(OF_A_MANUAL, '').trim();
  return isName(subject) ? subject : '';
}
