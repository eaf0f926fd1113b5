import { TRACKING } from './without-tracking.ts';

/** Actions and views that are not pages: the same content again, sorted, printed, shared, put into a cart. */
const ACTION =
  /[?&](?:add-to-cart|add_to_wishlist|replytocom|action|do|print|sort|order|orderby|filter\w*|view|preview|share|format|download|redirect(?:_to)?|return(?:_?url|to)?|next|login|logout)(?:\[|%5b|=|$|&)/i;
/** The list of a month. */
const MONTH = /\/(?:19|20)\d{2}\/(?:0[1-9]|1[0-2])\/?$/;

/** Whether the parameters of an address ask for an action or a view. */
export const asksForView = (search: string): boolean => ACTION.test(search);

/** Whether an address is that of a page once more, or of a list of a month: no draft names it. */
export function isCopyAddress(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  const isTracked = [...url.searchParams.keys()].some((name) => TRACKING.test(name));
  return isTracked || asksForView(url.search) || MONTH.test(url.pathname);
}
