import type { NotLlmsTxt } from '@visible-ai/shared/llms-txt/not-llms-txt';
import type { Evidence, LlmsEvidence, PageResponse, Part, SitemapEvidence } from '../../audit/evidence.ts';
import type { PageFacts } from '../../page/page-facts.ts';
import { type SiteRobotsFile, siteRobotsEvidence } from './site-robots-evidence.ts';

/** A fetched page, with what is known about its site. Sent to a worker thread. */
export interface SitePageInput {
  bytes: Uint8Array<ArrayBuffer>;
  response: Omit<PageResponse, 'body'>;
  /** Of the site, with a slash at its end. */
  origin: string;
  robots: SiteRobotsFile;
  /** Only for the home page: its site-wide checks are those of the site. */
  home: {
    sitemap: Part<SitemapEvidence>;
    llms: { url: string; text: string | null; instead: NotLlmsTxt | null; httpStatus: number } | null;
  } | null;
}

const asideText = 'This is judged once for the whole site.';
const aside = { ok: false, problem: { kind: 'off', text: asideText } } as const;

/**
 * The evidence of one page of a site. Links are judged across the pages, where all of them have been
 * requested; probes and PageSpeed by samples.
 *
 * @param body the page as received, if fixes should be tried on it.
 */
export function pageEvidence(
  { response, robots, home }: SitePageInput,
  page: PageFacts,
  { body, llms }: { body: Uint8Array | null; llms: Part<LlmsEvidence> | null },
): Evidence {
  return {
    response: { ok: true, value: { ...response, body } },
    page: { ok: true, value: { ...page, truncated: page.truncated || response.truncated } },
    robots: siteRobotsEvidence(robots, response.url),
    llms: llms ?? aside,
    sitemap: home?.sitemap ?? aside,
    probes: aside,
    links: { ok: true, value: { tried: [], chosen: 0 } },
    pagespeed: aside,
  };
}
