import type { Audited } from '../audited.ts';

/** What an address has come to, as far as something was asked of it. */
export interface Standing {
  kind: 'page' | 'site';
  /** As asked for, and after redirects. */
  urls: readonly string[];
  score: number;
  scoreVersion: number;
  failed: ReadonlySet<string>;
}

/** A page fails a check or not; a site fails it where any of its pages does, and between pages. */
export function standingOf(audited: Exclude<Audited, { kind: 'failed' }>): Standing {
  if (audited.kind === 'page') {
    const { report } = audited;
    const { url, requestedUrl, score, scoreVersion, checks } = report;
    const failed = new Set(checks.filter(({ status }) => status === 'fail').map(({ id }) => id));
    return { kind: 'page', urls: [requestedUrl, url], score, scoreVersion, failed };
  }
  const { url, score, scoreVersion, issues } = audited.audit;
  return {
    kind: 'site',
    urls: [audited.url, url],
    score,
    scoreVersion,
    failed: new Set(issues.map(({ checkId }) => checkId)),
  };
}
