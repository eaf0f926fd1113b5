import type { JsonAnswer } from '../../safe-fetch/trusted-fetch.ts';

/** What went wrong: each failure has its own remedy. */
export type FirecrawlFailure = 'key' | 'credits' | 'busy' | 'job' | 'timeout' | 'service' | 'nothing';

/** The failure of a batch scrape. The site can still be read by our own crawler. */
export class BatchFailed extends Error {
  readonly failure: FirecrawlFailure;

  /** @param reason for an operator; contains no key. */
  constructor(failure: FirecrawlFailure, reason: string) {
    super(`Firecrawl: ${reason}`);
    this.name = 'BatchFailed';
    this.failure = failure;
  }
}

const BY_STATUS: ReadonlyMap<number, FirecrawlFailure> = new Map([
  [401, 'key'],
  [403, 'key'],
  [402, 'credits'],
  [429, 'busy'],
  [408, 'timeout'],
  [504, 'timeout'],
]);

/** What a failed answer says about the service. */
export function failureOf(answer: JsonAnswer): BatchFailed {
  const { status } = answer;
  const reason = answer.ok ? `status ${answer.status}` : answer.text;
  if (!answer.ok && answer.kind === 'timeout') return new BatchFailed('timeout', reason);
  return new BatchFailed((status === undefined ? undefined : BY_STATUS.get(status)) ?? 'service', reason);
}

const REASONS: Readonly<Record<FirecrawlFailure, string>> = {
  key: 'Firecrawl refused the key of this service',
  credits: 'Firecrawl has no credits left for this service',
  busy: 'Firecrawl is too busy',
  job: 'The job at Firecrawl failed',
  timeout: 'Firecrawl did not send the pages in time',
  service: 'Firecrawl did not answer as it should',
  nothing: 'Firecrawl sent no page of the site',
};

/** For the owner of a site that was still read. @param pages that had arrived by then. */
export const fallbackNote = ({ failure }: BatchFailed, pages: number): string =>
  `${REASONS[failure]}, so our own crawler read ${pages > 0 ? 'the rest of the site' : 'the site'}.`;
