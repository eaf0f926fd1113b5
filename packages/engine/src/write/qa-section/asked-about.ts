import type { CrawledSite } from '../../crawl/crawled-site.ts';
import { introducedPerson, isPersonsSite } from '../is-persons-site.ts';
import { oneLine } from '../sentences.ts';
import { siteSubject } from '../site-subject.ts';
import type { Asking } from './asking.ts';

/** Whom or what the questions of a site are about. It may look through all pages, so it is found once for a site. */
export const askedAbout = (site: CrawledSite): Pick<Asking, 'subject' | 'isPersons'> => ({
  subject: introducedPerson(site) ?? siteSubject(oneLine(site.name)),
  isPersons: isPersonsSite(site),
});
