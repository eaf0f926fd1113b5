import type { Audited } from '../audited.ts';

/** The results of an address, as far as requirements concern them. */
export interface Standing {
  kind: 'page' | 'site';
  /** The requested address, and the one after redirects. */
  urls: readonly string[];
  score: number;
  scoreVersion: number;
  failed: ReadonlySet<string>;
}

/** A page fails a check or not; a site fails it if any of its pages does, or if it fails between pages. */
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
