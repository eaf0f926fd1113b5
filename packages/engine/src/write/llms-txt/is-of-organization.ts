import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { namesABody } from '../../page/business-words.ts';
import { givesPhone } from '../../page/stated/is-sample-phone.ts';
import { tradeOf } from '../../page/trade-of.ts';
import { generalEmail } from '../general-email.ts';
import { isImprint, ownImprint } from '../own-imprint.ts';
import { plainName } from '../plain-name.ts';
import { tradeWording } from '../trade-wording.ts';
import { isBusiness } from './is-business.ts';
import { statingPages } from './stating-pages.ts';
import { writtenAddress } from './written-address.ts';

/** Whether a page says where or how somebody is reached. */
const reaches = (page: CrawledPage): boolean =>
  writtenAddress([page]) !== '' ||
  (page.business !== undefined &&
    (givesPhone(page.business) ||
      page.business.address !== '' ||
      generalEmail(page.business.emails) !== undefined));

/** A longer line is a sentence, which may be about another body. */
const LONGEST_NAME = 80;

/** Whether an imprint names the site's owner as a club, an association or another body. */
const namesBody = (imprint: CrawledPage, title: string): boolean =>
  imprint.sections.some(({ text }) =>
    text
      .split('\n')
      .some(
        (line) =>
          line.length <= LONGEST_NAME && namesABody(line) && plainName(line).startsWith(plainName(title)),
      ),
  );

/**
 * Whether a site is that of an organisation which can be reached: a business; a trade, such as a hotel, whose imprint says
 * where its owner is; whoever has an address on a contact page; or a club or another body, on whichever page it says how it is reached.
 *
 * @param title the name of the site.
 */
export function isOfOrganization(site: CrawledSite, home: CrawledPage | undefined, title: string): boolean {
  if (isBusiness(site)) return true;
  const imprints = site.pages.filter(isImprint).map(ownImprint);
  const isPlaced = (page: CrawledPage) => writtenAddress([page]) !== '';
  // Who is to be contacted in a street of its own can be visited.
  if (site.pages.some((page) => page.kind === 'contact' && isPlaced(page))) return true;
  if (home && tradeOf(tradeWording(title, home)) !== undefined && imprints.some(isPlaced)) return true;
  return (
    (namesABody(title) && statingPages(site).some(reaches)) ||
    imprints.some((page) => namesBody(page, title) && reaches(page))
  );
}
