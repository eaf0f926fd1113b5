import type { PageFacts } from '../../../page/page-facts.ts';
import { plain } from '../../../page/site-name/titled-page.ts';
import { mainHeading } from './main-heading.ts';
import { pageSubjects } from './page-subjects.ts';

/** What the thing that a page is about is called: the main heading, unless that is the name of the site. */
export function headlineOf(page: PageFacts, url: string): string | null {
  const heading = mainHeading(page, url)?.text ?? '';
  const { name, title } = pageSubjects(page, url);
  const isTitle = heading !== '' && plain(heading) !== plain(name ?? '');
  return isTitle ? heading : (title[0] ?? page.title);
}
