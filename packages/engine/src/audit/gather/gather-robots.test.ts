import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSafeFetch } from '../../safe-fetch/create-safe-fetch.ts';
import type { FetchSession } from '../../safe-fetch/fetch-result.ts';
import type { RobotsEvidence } from '../evidence.ts';
import { gatherRobots } from './gather-robots.ts';
import { readRobotsTask } from './read-robots-task.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function listen(listener: RequestListener) {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  closing.push(stop);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}`, asked, stop };
}

type Site = Awaited<ReturnType<typeof listen>>;

/** Milliseconds: longer than a busy machine takes to answer, and as long as we wait for a server that never does. */
const WAITS = { answers: 10_000, neverAnswers: 300 };

function openFor(sites: Site[], headersTimeout = WAITS.answers): FetchSession {
  const session = createSafeFetch({
    allowPrivateTargets: new Set(sites.map((site) => site.host)),
    userAgent: 'VisibleAI-Test/1.0 (+https://visible.example)',
    headersTimeout,
    totalTimeout: 20_000,
    maxRedirects: 5,
  }).open();
  closing.push(() => session.close());
  return session;
}

async function gather(
  pageUrl: string,
  sites: Site[],
  {
    signal = new AbortController().signal,
    headersTimeout,
  }: { signal?: AbortSignal; headersTimeout?: number } = {},
) {
  const read = async (input: Parameters<typeof readRobotsTask>[0]) =>
    ({ ok: true, value: readRobotsTask(input) }) as const;
  return gatherRobots(read, openFor(sites, headersTimeout), pageUrl, signal);
}

/** The verdict on one page; the test fails if it is not the same for all agents. */
async function judge(pageUrl: string, sites: Site[], headersTimeout?: number) {
  const part = await gather(pageUrl, sites, { headersTimeout });
  if (!part.ok) throw new Error(part.problem.text);
  const verdicts = new Set(part.value.agents.map((agent) => agent.verdict));
  expect(verdicts.size).toBe(1);
  return { verdict: [...verdicts][0], evidence: part.value };
}

const shared = process.env.SHARED_DIR ?? resolve(import.meta.dirname, '../../../../../../shared');
const file = `${shared}/corpora/robots_fetch_cases.json`;
const fetchCase = z.object({
  id: z.string(),
  case: z.string(),
  robotsTxtResponse: z.object({
    status: z.number().optional(),
    headers: z.record(z.string(), z.string()).optional(),
    body: z.string().optional(),
    bodyHex: z.string().optional(),
    bodyRepeat: z
      .object({
        prefix: z.string(),
        pad: z.string(),
        totalBytes: z.number().optional(),
        padBytes: z.number().optional(),
        suffix: z.string().optional(),
      })
      .optional(),
    encoding: z.string().optional(),
    redirects: z.number().optional(),
    error: z.string().optional(),
  }),
});
type Answer = z.infer<typeof fetchCase>['robotsTxtResponse'];
const cases = existsSync(file) ? z.array(fetchCase).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];

const RULES = 'User-agent: *\nDisallow: /x\n';

function bodyOf({ body, bodyHex, bodyRepeat, encoding, headers, status }: Answer): Buffer {
  if (bodyHex !== undefined) return Buffer.from(bodyHex, 'hex');
  if (bodyRepeat) {
    const { prefix, pad, totalBytes, padBytes, suffix = '' } = bodyRepeat;
    const filling = pad.repeat(((totalBytes ?? 0) || (padBytes ?? 0)) / pad.length);
    return Buffer.from(prefix + filling + suffix);
  }
  if (encoding === 'utf-16le') return Buffer.from(`\ufeff${RULES}`, 'utf16le');
  if (headers?.['content-encoding'] === 'gzip') return gzipSync(RULES);
  return Buffer.from(body ?? (status === undefined || status === 200 ? RULES : ''));
}

/** Serves a case's answer at /robots.txt, after its redirects. */
function serveCase(answer: Answer) {
  // Made in advance: ten megabytes take longer than an answer may.
  const body = bodyOf(answer);
  return listen((request, response) => {
    const hop = Number(new URL(request.url ?? '/', 'http://x').searchParams.get('hop') ?? 0);
    if (answer.error === 'ETIMEDOUT') return undefined;
    if (hop < (answer.redirects ?? 0)) {
      return response.writeHead(301, { location: `/robots.txt?hop=${hop + 1}` }).end();
    }
    return response.writeHead(answer.status ?? 200, answer.headers).end(body);
  });
}

type Expected = [path: string, verdict: 'allowed' | 'blocked', state: RobotsEvidence['report']['state']][];
const everything = (verdict: 'allowed' | 'blocked', state: RobotsEvidence['report']['state']): Expected => [
  ['/', verdict, state],
  ['/x', verdict, state],
];
const rulesHold: Expected = [
  ['/', 'allowed', 'found'],
  ['/x', 'blocked', 'found'],
];

/** What each case of the corpus means for us; the cases that need two servers are separate tests below. */
const expectations: Record<string, Expected> = {
  rf00: [
    ['/', 'allowed', 'found'],
    ['/private/x', 'blocked', 'found'],
  ],
  rf01: everything('allowed', 'missing'),
  rf02: everything('allowed', 'missing'),
  rf03: everything('allowed', 'missing'),
  rf04: everything('allowed', 'missing'),
  rf05: everything('allowed', 'missing'),
  rf06: everything('blocked', 'server-error'),
  rf07: everything('blocked', 'server-error'),
  rf10: everything('blocked', 'unreachable'),
  rf11: rulesHold,
  rf12: rulesHold,
  rf13: everything('allowed', 'missing'),
  rf16: everything('allowed', 'found'),
  rf17: everything('allowed', 'not-a-robots-file'),
  rf18: rulesHold,
  rf19: rulesHold,
  rf20: rulesHold,
  rf21: rulesHold,
  rf22: everything('allowed', 'found'),
  rf23: rulesHold,
  rf24: everything('allowed', 'not-a-robots-file'),
};
const toldBelow = ['rf08', 'rf09', 'rf14', 'rf15', 'rf25', 'rf26', 'rf27'];

describe.skipIf(cases.length === 0)('the HTTP rules for robots.txt', () => {
  it('are all tested', () => {
    expect([...Object.keys(expectations), ...toldBelow].sort()).toEqual(cases.map((one) => one.id));
  });

  it.each(cases.filter((one) => one.id in expectations).map((one) => [one.id, one.case, one] as const))(
    '%s: %s',
    async (id, _name, one) => {
      const site = await serveCase(one.robotsTxtResponse);
      for (const [path, verdict, state] of expectations[id] ?? []) {
        const wait = one.robotsTxtResponse.error === 'ETIMEDOUT' ? WAITS.neverAnswers : WAITS.answers;
        const judged = await judge(site.origin + path, [site], wait);
        expect([path, judged.verdict, judged.evidence.report.state]).toEqual([path, verdict, state]);
      }
    },
  );
});

describe('gathering robots.txt', () => {
  const serveRules = (rules: string) => listen((_request, response) => response.end(rules));

  it('forbids everything when the connection is refused (rf08)', async () => {
    const site = await serveRules('');
    site.stop();
    expect((await judge(`${site.origin}/`, [site])).verdict).toBe('blocked');
  });

  it('forbids everything when the host name has no address (rf09)', async () => {
    const judged = await judge('http://no-such-host.invalid/', []);
    expect(judged).toMatchObject({ verdict: 'blocked', evidence: { report: { state: 'unreachable' } } });
  });

  it('applies a file found on another host to the host that was asked (rf14)', async () => {
    const other = await serveRules('User-agent: *\nDisallow: /x\nSitemap: /s.xml\n');
    const site = await listen((_request, response) =>
      response.writeHead(302, { location: `${other.origin}/robots.txt` }).end(),
    );
    const { verdict, evidence } = await judge(`${site.origin}/x`, [site, other]);
    expect(verdict).toBe('blocked');
    expect(evidence.report.url).toBe(`${site.origin}/robots.txt`);
    expect(evidence.report.note).toContain(other.origin);
    expect(evidence.sitemaps).toEqual([`${site.origin}/s.xml`]);
  });

  it('does not follow a redirect into the private network, and forbids everything (rf15)', async () => {
    const secret = await serveRules('User-agent: *\nAllow: /\n');
    const site = await listen((_request, response) =>
      response.writeHead(302, { location: `${secret.origin}/robots.txt` }).end(),
    );
    const { verdict, evidence } = await judge(`${site.origin}/`, [site]);
    expect([verdict, evidence.report.state]).toEqual(['blocked', 'unreachable']);
    expect(secret.asked).toEqual([]);
  });

  it('asks for /robots.txt in lower case and for nothing else (rf25)', async () => {
    const site = await listen((request, response) =>
      request.url === '/ROBOTS.TXT'
        ? response.end('User-agent: *\nDisallow: /\n')
        : response.writeHead(404).end(),
    );
    expect((await judge(`${site.origin}/deep/page?x#y`, [site])).verdict).toBe('allowed');
    expect(site.asked).toEqual(['/robots.txt']);
  });

  it('asks the very port of the page (rf26)', async () => {
    const [open, closed] = [await serveRules(''), await serveRules('User-agent: *\nDisallow: /\n')];
    expect((await judge(`${open.origin}/`, [open, closed])).verdict).toBe('allowed');
    expect((await judge(`${closed.origin}/`, [open, closed])).verdict).toBe('blocked');
  });

  it('asks again each time: no copy grows old (rf27)', async () => {
    let rules = 'User-agent: *\nDisallow: /\n';
    const site = await listen((_request, response) =>
      response.writeHead(200, { 'cache-control': 'max-age=9999' }).end(rules),
    );
    expect((await judge(`${site.origin}/`, [site])).verdict).toBe('blocked');
    rules = '';
    expect((await judge(`${site.origin}/`, [site])).verdict).toBe('allowed');
  });

  it('applies the rules around a stray NUL, as crawlers do', async () => {
    const site = await serveRules('# made by\0 a tool\nUser-agent: *\nDisallow: /x\n\0\0\0');
    const judged = await judge(`${site.origin}/x`, [site]);
    expect([judged.verdict, judged.evidence.report.state]).toEqual(['blocked', 'found']);
    expect(judged.evidence.report.text).not.toContain('\0');
  });

  it('tells the owner which lines do not do what they seem to', async () => {
    const site = await serveRules('User-agent: *\nDisallow: private\n');
    const { evidence } = await judge(`${site.origin}/private`, [site]);
    expect(evidence.report.note).toContain('line 2, “Disallow: private” (a path begins with “/”)');
  });

  it('tells the owner that Google stops at a 429, though the RFC allows', async () => {
    const site = await listen((_request, response) => response.writeHead(429).end());
    const { evidence } = await judge(`${site.origin}/`, [site]);
    expect(evidence.report.httpStatus).toBe(429);
    expect(evidence.report.note).toContain('Google treats it as a server error');
  });

  it('brings sitemaps as full addresses, signals with their lines, and the deciding line of each agent', async () => {
    const site = await serveRules(
      'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nContent-Signal: ai-train=no\nSitemap: /a.xml\nSitemap: file:///etc/passwd\n',
    );
    const part = await gather(`${site.origin}/`, [site]);
    if (!part.ok) throw new Error(part.problem.text);
    const { agents, report, sitemaps } = part.value;
    expect(agents.find((agent) => agent.token === 'GPTBot')).toMatchObject({
      verdict: 'blocked',
      line: 2,
      counted: false,
    });
    expect(agents.find((agent) => agent.token === 'Googlebot')).toMatchObject({
      verdict: 'allowed',
      contentSignals: ['Content-Signal: ai-train=no'],
    });
    expect(report.contentSignals).toEqual([{ agents: '*', line: 5, signal: 'Content-Signal: ai-train=no' }]);
    expect(sitemaps).toEqual([`${site.origin}/a.xml`]);
  });

  it('could not be checked when the audit was ended', async () => {
    const site = await serveRules('');
    const part = await gather(`${site.origin}/`, [site], { signal: AbortSignal.abort() });
    expect(part).toMatchObject({ ok: false, problem: { kind: 'unavailable' } });
  });

  it('could not be checked when reading it took too long', async () => {
    const site = await serveRules('User-agent: *');
    const slow = async () => ({ ok: false, failure: 'too-complex', text: 'It took too long.' }) as const;
    const part = await gatherRobots(slow, openFor([site]), `${site.origin}/`, new AbortController().signal);
    expect(part).toMatchObject({ ok: false, problem: { kind: 'too-complex' } });
  });
});
