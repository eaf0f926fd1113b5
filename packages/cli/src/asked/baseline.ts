import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { UsageError } from '../usage-error.ts';

const page = z.object({
  requestedUrl: z.string().optional(),
  url: z.string(),
  score: z.number(),
  scoreVersion: z.number().optional(),
  checks: z.array(z.object({ id: z.string(), status: z.string() })),
});

const site = z.object({
  url: z.string(),
  score: z.number(),
  scoreVersion: z.number().optional(),
  issues: z.array(z.object({ checkId: z.string() })),
});

/** An earlier report's data about one address. */
export interface EarlierReport {
  kind: 'page' | 'site';
  /** The requested address, and the one after redirects. */
  urls: readonly string[];
  score: number;
  scoreVersion: number | null;
  /** Checks that failed. */
  failed: ReadonlySet<string>;
}

function toEarlier(value: unknown): EarlierReport[] {
  const asPage = page.safeParse(value);
  if (asPage.success) {
    const { url, requestedUrl, score, scoreVersion, checks } = asPage.data;
    const failed = new Set(checks.filter(({ status }) => status === 'fail').map(({ id }) => id));
    const urls = [url, ...(requestedUrl ? [requestedUrl] : [])];
    return [{ kind: 'page', urls, score, scoreVersion: scoreVersion ?? null, failed }];
  }
  const asSite = site.safeParse(value);
  if (!asSite.success) return [];
  const { url, score, scoreVersion, issues } = asSite.data;
  const failed = new Set(issues.map(({ checkId }) => checkId));
  return [{ kind: 'site', urls: [url], score, scoreVersion: scoreVersion ?? null, failed }];
}

/**
 * Reads an earlier `--format json`: a report, or a list of them.
 *
 * @throws UsageError if it cannot be read or is something else.
 */
export async function readBaseline(path: string): Promise<EarlierReport[]> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new UsageError(`--baseline ${path} cannot be read.`);
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new UsageError(`--baseline ${path} is no JSON: it takes an earlier --format json.`);
  }
  const earlier = (Array.isArray(parsed) ? parsed : [parsed]).flatMap(toEarlier);
  if (earlier.length === 0)
    throw new UsageError(`--baseline ${path} holds no report: it takes an earlier --format json.`);
  return earlier;
}
