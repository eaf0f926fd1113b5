import type { CrawlRequest } from '../crawled-site.ts';

/** The home page of an interrupted run. */
export interface KnownHome {
  url: string;
  scope: string;
}

/** Where an interrupted run found that the site begins; null if it did not get that far. */
export function knownHome({ known }: Pick<CrawlRequest, 'known'>): KnownHome | null {
  const home = known.find(({ kind, resume }) => kind === 'home' && resume);
  return home?.resume ? { url: home.resume.asked, scope: home.resume.scope } : null;
}
