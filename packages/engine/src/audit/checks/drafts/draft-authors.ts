import type { PageFacts } from '../../../page/page-facts.ts';
import { plain } from '../../../page/site-name/titled-page.ts';
import { withoutLegalForms } from '../../../page/site-name/without-legal-forms.ts';
import { knownName } from '../facts/site-name.ts';
import { toFillIn } from '../wording/json-ld-snippet.ts';

const MOST_AUTHORS = 3;

/** A person, or a newsroom or company, that wrote a page. */
export type Author = { '@type': 'Person' | 'Organization'; name: string };

/** "AP", "AFP": a news agency. */
const AGENCY = /^\p{Lu}{2,5}$/u;
/** A shorter name of a site may be a part of anybody's. */
const LEAST_NAME = 4;

/** Who wrote the page, as it says; a person to fill in where it does not. A newsroom or a company is no person. */
export function draftAuthors(page: PageFacts, url: string): Author | Author[] {
  const publisher = plain(knownName(page, url) ?? '');
  // "Acme News Staff" writes for "Acme News".
  const isPublisher = (name: string) =>
    name === publisher || (publisher.length >= LEAST_NAME && name.includes(publisher));
  const isPerson = (name: string) =>
    withoutLegalForms(name) === name && !AGENCY.test(name) && !isPublisher(plain(name));
  const authors = page.quotable.authors
    .slice(0, MOST_AUTHORS)
    .map((name): Author => ({ '@type': isPerson(name) ? 'Person' : 'Organization', name }));
  const [only = { '@type': 'Person', name: toFillIn('who wrote it') }, ...others] = authors;
  return others.length > 0 ? authors : only;
}
