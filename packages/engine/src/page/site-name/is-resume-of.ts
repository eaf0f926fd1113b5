const whole = (words: string) => new RegExp(`^\\W*(?:${words})\\W*$`, 'iu');

/** Headings over what somebody has worked as, in the languages of most sites. */
const WORK = whole(
  '(?:my |work(?:ing)? |professional |job )?experiences?|(?:work|employment|career) history|employment|career|berufserfahrung|beruflicher werdegang|werdegang|(?:mes )?expériences?(?: professionnelles?)?|parcours(?: professionnel)?|experiencias?(?: laboral(?:es)?| profesional(?:es)?)?|esperienz[ae](?: lavorativ[ae]| professional[ei])?|werkervaring|experiências?(?: profissional| profissionais)?|doświadczenie(?: zawodowe)?|опыт(?: работы)?|工作经[历验]|工作經[歷驗]|職歴|職務経歴|경력(?: ?사항)?',
);
/** Headings over where somebody has learned. */
const EDUCATION = whole(
  '(?:my )?education(?: (?:and|&) (?:training|qualifications))?|academic background|(?:aus)?bildung(?:sweg)?|studium|formations?|études|diplômes|educación|formación(?: académica)?|estudios|istruzione|formazione|opleiding(?:en)?|educação|formação(?: acadêmica| académica)?|wykształcenie|образование|教育(?:背景|经历|經歷)?|学历|學歷|学歴|학력(?: ?사항)?',
);
/** "Clarence Taylor", "Anna-Lena von Berg": two to four names. */
const PERSON =
  /^\p{Lu}[\p{L}’'.-]*(?:\s(?:\p{Lu}[\p{L}’'.-]*|von|van|de|der|da|di|del|la|le|dos|al|el|bin)){1,3}$/u;
const UNSPACED_NAME = /^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u;

const folded = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Whether a page is the résumé of the person whose name its first heading has: other headings name their work and
 * their education.
 */
export function isResumeOf(name: string, first: string, headings: readonly string[]): boolean {
  const isNamed = folded(name) !== '' && folded(first) === folded(name);
  return (
    isNamed &&
    (PERSON.test(name.trim()) || UNSPACED_NAME.test(name.trim())) &&
    headings.some((heading) => WORK.test(heading)) &&
    headings.some((heading) => EDUCATION.test(heading))
  );
}
