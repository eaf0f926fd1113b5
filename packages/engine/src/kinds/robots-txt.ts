import { robotsTxt as facts } from '@visible-ai/shared/content/kinds/robots-txt';
import { robotsRequest } from '@visible-ai/shared/content/schema';
import { z } from 'zod';
import { defineContentKind } from './define-content-kind.ts';

export const robotsTxt = defineContentKind({
  ...facts,
  options: z.object({ robots: robotsRequest }),
  // A new version keeps the earlier choices if none are made now.
  choose: (asked, earlier) => ({ robots: asked.robots ?? earlier?.robots ?? {} }),
  // It belongs to the host, whichever address of the site was given.
  place: ({ host }) => host,
  extent: ({ robots: { pageLimit, autoDetectSize, skipCrawling } }) => ({
    pageLimit,
    autoDetectSize,
    skipCrawling,
  }),
  write: ({ writers }, site, { robots }, signal) => writers.robotsTxt(site, robots, signal),
  promptWriter: ({ promptWriters }) => promptWriters?.robotsTxt ?? null,
  live: ({ checkLiveFile }, kept, signal) => checkLiveFile({ path: '/robots.txt', ...kept }, signal),
});
