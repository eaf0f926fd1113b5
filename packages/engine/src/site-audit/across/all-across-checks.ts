import { brokenLink } from './broken-link.ts';
import { canonicalChain } from './canonical-chain.ts';
import { canonicalError } from './canonical-error.ts';
import { canonicalRedirect } from './canonical-redirect.ts';
import { deepPage } from './deep-page.ts';
import { duplicateDescription } from './duplicate-description.ts';
import { duplicateH1 } from './duplicate-h1.ts';
import { duplicateText } from './duplicate-text.ts';
import { duplicateTitle } from './duplicate-title.ts';
import { hreflangNoReturn } from './hreflang-no-return.ts';
import { inconsistentName } from './inconsistent-name.ts';
import { languageMismatch } from './language-mismatch.ts';
import { missingFromSitemap } from './missing-from-sitemap.ts';
import { mixedContent } from './mixed-content.ts';
import { nearDuplicateText } from './near-duplicate-text.ts';
import { orphanPage } from './orphan-page.ts';
import { redirectChain } from './redirect-chain.ts';
import { redirectingLink } from './redirecting-link.ts';
import { sitemapError } from './sitemap-error.ts';
import { sitemapNoindex } from './sitemap-noindex.ts';
import { sitemapRedirect } from './sitemap-redirect.ts';
import { thinPage } from './thin-page.ts';

/** Every check of a site as a whole, in the order in which they are shown. */
export const allAcrossChecks = [
  duplicateTitle,
  duplicateDescription,
  duplicateH1,
  duplicateText,
  nearDuplicateText,
  brokenLink,
  redirectingLink,
  redirectChain,
  orphanPage,
  missingFromSitemap,
  sitemapError,
  sitemapRedirect,
  sitemapNoindex,
  canonicalError,
  canonicalRedirect,
  canonicalChain,
  hreflangNoReturn,
  mixedContent,
  deepPage,
  thinPage,
  inconsistentName,
  languageMismatch,
] as const;

export type AcrossId = (typeof allAcrossChecks)[number]['id'];
