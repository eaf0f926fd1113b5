import { MORE_THAN_FORM } from '../../page/asks-to-sign-in.ts';
import { isHomePage } from '../../page/index-file.ts';
import { isSignInAddress } from '../../page/is-sign-in-address.ts';
import type { PageFacts } from '../../page/page-facts.ts';
import type { PageResponse } from '../evidence.ts';

/**
 * Whether the home page, or where it sends its visitors, is only a form to sign in: all that engines get of the site. A
 * page for members further inside is not meant for engines.
 */
export function isSignInWall(
  page: PageFacts,
  { requestedUrl, url }: Pick<PageResponse, 'requestedUrl' | 'url'>,
): boolean {
  if (!isHomePage(requestedUrl)) return false;
  // Some forms ask for an e-mail address first: then the address of a short page tells.
  return page.asksToSignIn || (isSignInAddress(url) && page.text.mainWords < MORE_THAN_FORM);
}
