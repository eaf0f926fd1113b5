import type { z } from 'zod';
import { robotsPolicyNames } from '../robots-policies.ts';
import { suggestedPaths } from '../robots-suggestions.ts';
import { defineKind, type KindGuide } from './define-kind.ts';

/**
 * What a robots.txt should say. What is not requested is not written: without any field it blocks nothing.
 */
export function robotsFields(zod: typeof z) {
  const robotsPath = zod
    .string()
    .max(500)
    .regex(/^[/*][^\s#]*$/, 'A path starts with "/" and has no spaces, e.g. /admin');
  return zod.object({
    sitemapUrl: zod
      .union([
        zod.literal(''),
        zod.url({ protocol: /^https?$/, error: 'A sitemap is an http or https address' }),
      ])
      .default('')
      .meta({ description: 'Empty: the sitemap the site names itself is kept or found.' }),
    crawlDelay: zod.number().min(0).max(60).default(0).meta({
      description: 'Seconds; 0 asks for none: a Crawl-delay that the file has stays, and none is added.',
    }),
    allowAllEngines: zod.boolean().default(true).meta({
      description:
        'true: nobody new is kept out; false: the policy no_training. Only read where `policy` is not given.',
    }),
    policy: zod.enum(robotsPolicyNames).optional().meta({
      description:
        'Who may read the site for what. open: everybody; no_training: search and people’s questions; search_only; closed: nobody. Not given: as the file says now. The matching Content-Signal is written with it.',
    }),
    disallowPaths: zod
      .array(robotsPath)
      .max(200)
      .default([])
      .meta({
        description: `Paths to close for every agent. One that ends in a letter or a digit means that whole segment: /api closes /api and /api/x, not /apis. The suggestions of the form (${suggestedPaths.join(', ')}) are left out where they would close a page of the site; write /api/ to close what is under it all the same.`,
      }),
    pageLimit: zod.int().min(1).max(2000).default(15),
    autoDetectSize: zod
      .boolean()
      .default(true)
      .meta({ description: 'the page limit comes from the sitemap' }),
    skipCrawling: zod
      .boolean()
      .default(false)
      .meta({ description: 'write from robots.txt, sitemap and home page alone' }),
  });
}

export const robotsTxt = defineKind({
  id: 'robots_txt',
  label: 'robots.txt',
  fileName: 'robots.txt',
  mediaType: 'text/plain; charset=utf-8',
  usedIn: 'host',
  decidesAccess: true,
  language: '',
  timeLimitMs: 5 * 60_000,
  failure: null,
  page: {
    path: '/content/robots-txt',
    name: 'robots.txt generator',
    description: 'Generate a robots.txt file for a website.',
  },
  request: (zod) => ({ robots: robotsFields(zod).optional() }),
});

export const robotsTxtGuide: KindGuide = {
  about: 'the file it has now, edited as `robots` asks',
  belongs: 'Serve it as /robots.txt at the root of the host, in the place of the file that is there now.',
};
