import { textsOf } from '@visible-ai/shared/json-ld/json-value';
import type { CrawledSite } from '../crawl/crawled-site.ts';
import { introducedName, introducesPerson, speaksOfOneself } from '../page/site-name/introduces-person.ts';
import { isResumeOf } from '../page/site-name/is-resume-of.ts';
import { isSaidOfPerson, isWholeName, roleInTitle } from '../page/site-name/role-in-title.ts';
import { isOnly } from '../page/structured/schema-org-types.ts';
import { siteTitle } from './llms-txt/site-title.ts';
import { plainName } from './plain-name.ts';
import { oneLine } from './sentences.ts';

/** The person who introduces themselves in the first words of the home page, if the site's name has theirs: "Hi, I'm Marta". */
export function introducedPerson(site: CrawledSite): string | null {
  const home = site.pages.find(({ kind }) => kind === 'home');
  if (!home) return null;
  const [first] = home.sections;
  const texts = [home.title, first?.heading ?? '', home.excerpt, home.description];
  const title = `${siteTitle(site)} ${home.resume?.titles.document ?? ''}`;
  return texts.map((text) => introducedName(oneLine(text), title)).find((name) => name !== null) ?? null;
}

/** What the title of the home page says of the person whose name the site has: "Assistant Professor". */
export function personsRole(site: CrawledSite): string | null {
  const home = site.pages.find(({ kind }) => kind === 'home');
  return home ? roleInTitle(oneLine(siteTitle(site)), home.resume?.titles.document || home.title) : null;
}

/**
 * Whether a site is about the one person whose name it has: the home page's data describe a person of that name, its
 * first words or its title introduce them, or it is their résumé.
 */
export function isPersonsSite(site: CrawledSite): boolean {
  const title = siteTitle(site);
  const home = site.pages.find(({ kind }) => kind === 'home');
  if (!home) return false;
  if (introducedPerson(site) !== null || personsRole(site) !== null) return true;
  const headings = home.sections.map(({ heading }) => oneLine(heading));
  const first = home.sections.find(({ level }) => level === 1)?.heading ?? '';
  if (isResumeOf(title, oneLine(first), headings)) return true;
  const paragraphs = home.sections.slice(0, 3).flatMap(({ text }) => text.split(/\n{2,}/));
  if (isWholeName(title) && oneLine(first) === title && paragraphs.slice(0, 4).some(speaksOfOneself))
    return true;
  return (
    (home.data?.own ?? []).some(
      ({ types, properties }) =>
        isOnly('Person', types) && textsOf(properties?.name).map(plainName).includes(plainName(title)),
    ) ||
    [home.description, home.excerpt].some(
      (text) =>
        introducesPerson(oneLine(text), oneLine(title)) || isSaidOfPerson(oneLine(text), oneLine(title)),
    )
  );
}
