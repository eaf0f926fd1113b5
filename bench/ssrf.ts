/**
 * `npm run bench:ssrf`: every strict case of the shared corpus through every field of the API that takes an
 * address, and every way from a hostile site into private networks (rebinding names, redirects, sitemaps,
 * canonical links, robots.txt), on a fake internet with the guard on. Its ledger has every attempted
 * connection.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { auditAll } from './support/audit-to-end.ts';
import { openFakeInternet, sharedFile, sharedIsThere } from './support/open-fake-internet.ts';
import { printTable, type Row } from './support/print-table.ts';
import { type Service, startService } from './support/start-service.ts';

const CORES = 2;
const AT_ONCE = 8;
const JOBS_WITHIN_MS = 300_000;
const ADMIN = { email: 'admin@example.com', password: 'a password of the bench' };
const SECRET = 'CANARY-SECRET';
/** Behaviours that lead to private addresses, for whatever file is requested. */
const INWARDS = /^redir|^metarefresh|^refreshhdr|^canonicalprivate|^sitemapprivate|^privateloc|^xxe/;
const PLACES = ['', '--robots', '--sitemap', '--llms'];
/** Names of the shared sample whose addresses are private or become private. */
const NAMES = 'rebind rebind6 mixed priv4 priv6 mapped nat64 meta zero compat'
  .split(' ')
  .map((name) => `${name}.example`);

const ssrfCase = z.object({ url: z.string(), expect: z.enum(['refuse', 'pass']), strict: z.boolean() });
const started = z.object({ job_id: z.string() });
const jobs = z.object({ jobs: z.array(z.object({ website_url: z.string(), status: z.string() })) });
const contents = z.object({ content: z.array(z.object({ id: z.string(), content_text: z.string() })) });

type Call = (method: string, path: string, body?: object) => Promise<{ status: number; text: string }>;

async function signIn(service: Service): Promise<Call> {
  let token: string | undefined;
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`${service.url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(60_000),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const answered = z.object({ tokens: z.object({ accessToken: z.string() }) });
  token = answered.parse(JSON.parse((await call('POST', '/auth/login', ADMIN)).text)).tokens.accessToken;
  return call;
}

async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const outcome = (what: string, tried: number, wrong: string[]): Row => ({
  what: `${what}: ${tried} addresses, wrong`,
  measured: wrong.slice(0, 10).join(' ') || '0',
  target: '0',
  met: wrong.length === 0,
});

/** The corpus through the audit, by the shared runner, in both forms of the call. */
async function auditRows(service: Service): Promise<Row[]> {
  const rows: Row[] = [];
  for (const form of [
    ['--url', `${service.url}/api/analyze-url?url={u}`],
    ['--url', `${service.url}/api/analyze-url`, '--method', 'POST', '--body', '{"url":"{j}"}'],
  ]) {
    const args = [
      sharedFile('tools/ssrf-run.mjs'),
      '--strict',
      '--conc',
      String(AT_ONCE),
      '--timeout',
      '30000',
    ];
    const { stdout } = await promisify(execFile)(process.execPath, [...args, ...form]).catch(
      (failed: { stdout: string }) => failed,
    );
    const [verdict = ''] = stdout.trim().split('\n');
    const what = `audit (${form.includes('POST') ? 'POST' : 'GET'}), strict cases`;
    rows.push({ what, measured: verdict, target: '0 wrong', met: / 0 wrong/.test(verdict) });
  }
  return rows;
}

/** The corpus through one field. It is wrong if a case to refuse gets through, or if an answer breaks. */
async function fieldRow(
  call: Call,
  cases: readonly z.infer<typeof ssrfCase>[],
  [what, path, body, mayAccept]: (typeof fields)[number],
): Promise<Row> {
  const wrong: string[] = [];
  await inTurn(cases, async ({ url, expect }) => {
    const { status, text } = await call('POST', path, body(url));
    const broke = status >= 500 && status !== 503;
    const accepted = status < 300 && expect === 'refuse' && !mayAccept;
    if (broke || accepted || text.includes(SECRET)) wrong.push(`${url.slice(0, 60)} (${status})`);
  });
  return outcome(what, cases.length, wrong);
}

const sound = 'http://site0.sound.example/';
const intake = { name: 'A', email: 'a@example.com', company: 'A' };
/**
 * What, where, the body with the address in it, and whether the field is stored as text that nobody fetches.
 */
const fields: [string, string, (url: string) => object, boolean][] = [
  ['robots.txt preview, url', '/preview-robots-txt', (url) => ({ url }), false],
  [
    'robots.txt preview, sitemapUrl',
    '/preview-robots-txt',
    (sitemapUrl) => ({ url: sound, robots: { sitemapUrl } }),
    true,
  ],
  [
    'AI content, websiteUrl',
    '/generate-ai-content',
    (websiteUrl) => ({ websiteUrl, contentType: 'llms_txt', customPrompt: 'x' }),
    false,
  ],
  [
    'AI search analysis, website',
    '/run-ai-search-analysis',
    (website) => ({ website, searchEngines: ['x'] }),
    false,
  ],
  [
    'analysis mail, website',
    '/send-analysis-email',
    (website) => ({ website, email: 'a@company.example' }),
    false,
  ],
  ['intake, website', '/send-intake-email', (website) => ({ ...intake, website }), true],
];

/** Waits until no job is running. */
async function whenJobsEnded(call: Call): Promise<z.infer<typeof jobs>['jobs']> {
  const deadline = Date.now() + JOBS_WITHIN_MS;
  for (;;) {
    const listed = jobs.parse(JSON.parse((await call('GET', '/jobs')).text)).jobs;
    if (!listed.some(({ status }) => status === 'running')) return listed;
    if (Date.now() > deadline) throw new Error('Jobs did not end in time');
    await wait(500);
  }
}

/** The corpus through the generators: refused at once, or a job that fails. */
async function generatorRow(call: Call, cases: readonly z.infer<typeof ssrfCase>[]): Promise<Row> {
  const refuse = cases.filter(({ expect }) => expect === 'refuse');
  const wrong: string[] = [];
  let startedJobs = 0;
  await inTurn(refuse, async ({ url }) => {
    const { status, text } = await call('POST', '/generate-content-firecrawl', {
      url,
      contentType: 'llms_txt',
    });
    if (status >= 400 && status < 500) return;
    const job = status === 202 ? started.parse(JSON.parse(text)).job_id : null;
    startedJobs += 1;
    const deadline = Date.now() + JOBS_WITHIN_MS;
    for (let state = 'running'; state === 'running'; ) {
      const checked = await call('POST', '/check-batch-job', { jobId: job, contentType: 'llms_txt' });
      state = /"status":"(\w+)"/.exec(checked.text)?.[1] ?? 'lost';
      if (state === 'running' && Date.now() < deadline) await wait(100);
      else if (state !== 'failed' || checked.text.includes(SECRET))
        wrong.push(`${url.slice(0, 60)} (${state})`);
      if (Date.now() >= deadline) return;
    }
  });
  return outcome(`generators, url (${startedJobs} became jobs)`, refuse.length, wrong);
}

/**
 * Hostile sites that point to private addresses, and names that change to them, read by everything that reads
 * sites.
 */
async function routeRows(service: Service, call: Call, behaviours: readonly string[]): Promise<Row[]> {
  const hosts = [
    ...behaviours
      .filter((name) => INWARDS.test(name))
      .flatMap((name) => PLACES.map((place) => `${name}${place}.evil.example`)),
    ...NAMES,
  ];
  const urls = hosts.map((host) => `http://${host}/`);
  const audits = await auditAll(service.url, [...urls, ...urls], AT_ONCE);
  const told = audits.filter(({ report }) => JSON.stringify(report ?? '').includes(SECRET));
  const leaks: string[] = [];
  await inTurn(urls, async (url) => {
    const { text } = await call('POST', '/preview-robots-txt', { url });
    if (text.includes(SECRET)) leaks.push(url);
    for (const contentType of ['llms_txt', 'robots_txt', 'qa_section'])
      await call('POST', '/generate-content-firecrawl', { url, contentType });
  });
  const ended = await whenJobsEnded(call);
  const { content } = contents.parse(JSON.parse((await call('GET', '/content')).text));
  const written = content.filter((item) => item.content_text.includes(SECRET));
  const live: string[] = [];
  await inTurn(content, async ({ id }) => {
    const { text, status } = await call('POST', `/content/${id}/check-live`);
    if (status >= 500 || text.includes(SECRET)) live.push(id);
  });
  return [
    outcome(
      'routes inwards, audited twice',
      urls.length,
      told.map(({ url }) => url),
    ),
    outcome('routes inwards, robots.txt previewed', urls.length, leaks),
    outcome(
      `routes inwards, crawled for three generators (${ended.length} jobs listed)`,
      urls.length,
      written.map(({ id }) => id),
    ),
    outcome('what was written, checked live', content.length, live),
  ];
}

async function main(): Promise<void> {
  const internet = await openFakeInternet();
  const service = await startService([], CORES, {
    ...internet.environment,
    CRAWL_RATE: '0',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  try {
    const corpus = z.array(ssrfCase.catch({ url: '', expect: 'refuse', strict: false }));
    const all = corpus.parse(JSON.parse(readFileSync(sharedFile('corpora/ssrf_cases.json'), 'utf8')));
    const cases = all.filter(({ strict }) => strict);
    const call = await signIn(service);
    const rows = await auditRows(service);
    for (const field of fields) rows.push(await fieldRow(call, cases, field));
    rows.push(await generatorRow(call, cases), ...(await routeRows(service, call, internet.behaviours)));
    const { all: tried, inside } = internet.connections();
    rows.push({
      what: `of ${tried} connections in all, not public`,
      measured: inside.join(' ') || '0',
      target: '0',
      met: inside.length === 0,
    });
    printTable('Addresses that lead inwards', rows);
  } finally {
    await service.stop();
    internet.close();
  }
}

if (sharedIsThere()) await main();
else console.log('../shared is missing: the cases live there, so nothing was run.');
