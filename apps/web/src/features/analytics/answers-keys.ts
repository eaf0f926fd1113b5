/** The cache keys of what the engines say. */
export const answersKeys = {
  setup: ['answers', 'setup'],
  site: (siteId: string) => ['answers', siteId],
  panel: (siteId: string) => ['answers', siteId, 'panel'],
  suggestions: (siteId: string) => ['answers', siteId, 'suggestions'],
  estimate: (siteId: string, asked: object) => ['answers', siteId, 'estimate', asked],
  runs: (siteId: string) => ['answers', siteId, 'runs'],
  summary: (siteId: string, asked: object) => ['answers', siteId, 'summary', asked],
  sources: (siteId: string, asked: object) => ['answers', siteId, 'sources', asked],
  samples: (runId: string, asked: object) => ['answer-runs', runId, 'samples', asked],
} as const;
