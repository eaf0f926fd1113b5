/**
 * Access logs with a known truth: the same seed, format and options give the same bytes and the same counts.
 */
import { createHash } from 'node:crypto';
import type { LogFormat } from '@visible-ai/shared/logs/schema';
import { agentLists } from '../../src/logs/agents/agent-lists.ts';

const lists: Record<string, readonly string[]> = Object.fromEntries(
  agentLists.map(({ list, prefixes }) => [list, prefixes]),
);
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const agentRows = [
  [
    'GPTBot',
    'OpenAI',
    'training',
    'openai.com/gptbot.json',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)',
  ],
  [
    'OAI-SearchBot',
    'OpenAI',
    'search',
    'openai.com/searchbot.json',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome}; compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot`,
  ],
  [
    'ChatGPT-User',
    'OpenAI',
    'user',
    'openai.com/chatgpt-user.json',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  ],
  [
    'ClaudeBot',
    'Anthropic',
    'training',
    'claude.com/crawling/bots.json',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  ],
  [
    'Claude-SearchBot',
    'Anthropic',
    'search',
    'claude.com/crawling/bots.json',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-SearchBot/1.0; +Claude-SearchBot@anthropic.com)',
  ],
  [
    'Claude-User',
    'Anthropic',
    'user',
    'claude.com/crawling/bots.json',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
  ],
  [
    'PerplexityBot',
    'Perplexity',
    'search',
    'www.perplexity.com/perplexitybot.json',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  ],
  [
    'Perplexity-User',
    'Perplexity',
    'user',
    'www.perplexity.com/perplexity-user.json',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)',
  ],
  [
    'Googlebot',
    'Google',
    'search',
    'developers.google.com/static/crawling/ipranges/common-crawlers.json',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.69 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ],
  [
    'Bingbot',
    'Microsoft',
    'search',
    'www.bing.com/toolbox/bingbot.json',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
  ],
  [
    'Applebot',
    'Apple',
    'search',
    'search.developer.apple.com/applebot.json',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  ],
  [
    'CCBot',
    'Common Crawl',
    'training',
    'index.commoncrawl.org/ccbot.json',
    'CCBot/2.0 (https://commoncrawl.org/faq/)',
  ],
  [
    'MistralAI-User',
    'Mistral AI',
    'user',
    'mistral.ai/mistralai-user-ips.json',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MistralAI-User/1.0; +https://docs.mistral.ai/robots)',
  ],
  [
    'Bytespider',
    'ByteDance',
    'training',
    null,
    'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
  ],
  [
    'meta-externalagent',
    'Meta',
    'training',
    null,
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  ],
  ['meta-externalfetcher', 'Meta', 'user', null, 'meta-externalfetcher/1.1'],
] as const;
const agents = agentRows.map(([token, operator, purpose, list, ua]) => ({
  token,
  operator,
  purpose,
  list,
  ua,
}));
const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  'curl/8.5.0',
  'GPTBots-Monitor/3.1',
  'Mozilla/5.0 "quoted" \\ agent',
  '-',
];
const assistants: [string, string][] = [
  ['chatgpt', 'https://chatgpt.com/'],
  ['chatgpt', 'https://chat.openai.com/c/1'],
  ['perplexity', 'https://www.perplexity.ai/search/x'],
  ['claude', 'https://claude.ai/chat/1'],
  ['gemini', 'https://gemini.google.com/app'],
  ['copilot', 'https://copilot.microsoft.com/'],
];
const paths = [
  '/',
  '/pricing',
  '/products/ladder-3m',
  '/products/steel-pipe',
  '/guides/which-ladder?page=2',
  '/guides/caf%C3%A9',
  '/old-page',
  '/broken',
  '/llms.txt',
  '/robots.txt',
  '/private/area',
  '/blog/2026/11/first',
  '/assets/app.js?v=3',
  '/search?q=a%20b&x=%22',
];
const statusOf: Record<string, number> = { '/old-page': 404, '/broken': 500, '/private/area': 403 };
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const pad = (n: number, width = 2) => String(n).padStart(width, '0');
const zones = [0, 60, -480, 330];

function random(seed: string) {
  const state = createHash('sha256').update(`log ${seed}`).digest();
  let a = state.readUInt32LE(0);
  let b = state.readUInt32LE(4);
  let c = state.readUInt32LE(8);
  let d = state.readUInt32LE(12);
  return () => {
    // xoshiro128**
    const r = Math.imul(((Math.imul(b, 5) << 7) | (Math.imul(b, 5) >>> 25)) >>> 0, 9) >>> 0;
    const t = (b << 9) >>> 0;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = ((d << 11) | (d >>> 21)) >>> 0;
    return (r >>> 0) / 2 ** 32;
  };
}

/** An address of a range, never its first one (which is in the list itself). */
function within(cidr: string, r: () => number): string {
  const [base = '', bits] = cidr.split('/');
  if (base.includes(':')) return `${base.replace(/::$/, '')}::${(1 + Math.floor(r() * 65000)).toString(16)}`;
  const size = 2 ** (32 - Number(bits));
  const start = base.split('.').reduce((n, part) => n * 256 + Number(part), 0);
  const n = start + (size === 1 ? 0 : 1 + Math.floor(r() * (size - 1)));
  return [24, 16, 8, 0].map((shift) => Math.floor(n / 2 ** shift) % 256).join('.');
}

interface Visit {
  n: number;
  ip: string;
  at: number;
  zone: number;
  method: string;
  uri: string;
  path: string;
  http: string;
  status: number;
  bytes: number;
  ref: string;
  user: string;
  host: string;
  id: string;
  ua: string;
}

const writers = {
  nginx: (v: Visit) =>
    `${v.ip} - - [${clf(v)}] "${v.method} ${v.uri} HTTP/${v.http}" ${v.status} ${v.bytes} "${v.ref}" "${v.ua.replace(/["\\]/g, (c) => (c === '"' ? '\\x22' : '\\x5C'))}"`,
  apache: (v: Visit) =>
    `${v.ip} - ${v.user} [${clf(v)}] "${v.method} ${v.uri} HTTP/${v.http}" ${v.status} ${v.bytes || '-'} "${v.ref}" "${v.ua.replace(/["\\]/g, '\\$&')}"`,
  caddy: (v: Visit) =>
    JSON.stringify({
      level: v.status >= 500 ? 'error' : 'info',
      ts: v.at / 1000,
      logger: 'http.log.access.log0',
      msg: 'handled request',
      request: {
        remote_ip: v.ip,
        remote_port: '41234',
        client_ip: v.ip,
        proto: 'HTTP/2.0',
        method: v.method,
        host: v.host,
        uri: v.uri,
        headers: {
          ...(v.ua === '-' ? {} : { 'User-Agent': [v.ua] }),
          ...(v.ref === '-' ? {} : { Referer: [v.ref] }),
        },
        tls: { resumed: false, version: 772, cipher_suite: 4865, proto: 'h2', server_name: v.host },
      },
      bytes_read: 0,
      user_id: '',
      duration: 0.0012,
      size: v.bytes,
      status: v.status,
      resp_headers: { Server: ['Caddy'] },
    }),
  cloudflare: (v: Visit) =>
    JSON.stringify({
      ClientIP: v.ip,
      ClientRequestHost: v.host,
      ClientRequestMethod: v.method,
      ClientRequestURI: v.uri,
      ClientRequestUserAgent: v.ua === '-' ? '' : v.ua,
      ClientRequestReferer: v.ref === '-' ? '' : v.ref,
      EdgeResponseStatus: v.status,
      EdgeResponseBytes: v.bytes,
      EdgeStartTimestamp: v.n % 2 ? new Date(v.at).toISOString().replace(/\.\d+Z/, 'Z') : v.at * 1e6,
      EdgeEndTimestamp: new Date(v.at + 5).toISOString(),
      RayID: v.id,
    }),
  vercel: (v: Visit) =>
    JSON.stringify({
      id: v.id,
      message: '',
      timestamp: v.at,
      type: 'static',
      source: 'edge',
      projectId: 'prj_1',
      deploymentId: 'dpl_1',
      host: v.host,
      path: v.path,
      proxy: {
        timestamp: v.at,
        method: v.method,
        scheme: 'https',
        host: v.host,
        path: v.uri,
        userAgent: v.ua === '-' ? [] : [v.ua],
        ...(v.ref === '-' ? {} : { referer: v.ref }),
        statusCode: v.status,
        clientIp: v.ip,
        region: 'fra1',
        vercelCache: 'HIT',
      },
    }),
  cloudfront: (v: Visit) => {
    const enc = (text: string) =>
      text.replace(/[\s"\\%]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
    const [stem, query] = v.uri.split('?');
    const time = new Date(v.at).toISOString();
    return [
      time.slice(0, 10),
      time.slice(11, 19),
      'FRA56-P1',
      v.bytes,
      v.ip,
      v.method,
      'd111.cloudfront.net',
      stem,
      v.status,
      enc(v.ref),
      enc(v.ua),
      query ?? '-',
      '-',
      'Hit',
      v.id,
      v.host,
      'https',
      120,
      '0.001',
      '-',
      'TLSv1.3',
      'TLS_AES_128_GCM_SHA256',
      'Hit',
      'HTTP/2.0',
      '-',
      '-',
      41234,
      '0.001',
      'Hit',
      'text/html',
      v.bytes,
      '-',
      '-',
    ].join('\t');
  },
} satisfies Record<LogFormat, (v: Visit) => string>;
const cloudfrontHead =
  '#Version: 1.0\n#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type x-edge-request-id x-host-header cs-protocol cs-bytes time-taken x-forwarded-for ssl-protocol ssl-cipher x-edge-response-result-type cs-protocol-version fle-status fle-encrypted-fields c-port time-to-first-byte x-edge-detailed-result-type sc-content-type sc-content-len sc-range-start sc-range-end\n';
const stamps = new Map<number, string>();
function clf(v: Visit): string {
  const key = Math.floor(v.at / 1000) * 2000 + v.zone;
  const known = stamps.get(key);
  if (known) return known;
  const d = new Date(v.at + v.zone * 60000);
  const off = Math.abs(v.zone);
  const text = `${pad(d.getUTCDate())}/${months[d.getUTCMonth()]}/${d.getUTCFullYear()}:${pad(d.getUTCHours())}:${pad(d.getUTCMinutes())}:${pad(d.getUTCSeconds())} ${v.zone < 0 ? '-' : '+'}${pad(Math.floor(off / 60))}${pad(off % 60)}`;
  if (stamps.size > 5000) stamps.clear();
  stamps.set(key, text);
  return text;
}
const junk = {
  text: [
    '\u0000\u0001\u0002 binary noise \ufffd',
    'GET / HTTP/1.1',
    '----',
    '2026/11/22 10:00:00 [error] 12#12: *1 open() "/srv/x" failed (2: No such file or directory)',
    'a b c d e f g h',
    `${'x'.repeat(3000)}`,
  ],
  json: [
    '{"level":"info","ts":',
    '[1,2,3]',
    'null',
    '"text"',
    '{"msg":"server running","level":"info"}',
    '{"request":"no object","status":"abc"}',
    '\u0000\u0001 noise',
    'plain words',
  ],
};

/** What a made log says. */
export interface LogTruth {
  lines: number;
  read: number;
  unread: number;
  bytes: number;
  agents: Record<
    string,
    {
      operator: string;
      purpose: string;
      visits: number;
      verified: number;
      claimed: number;
      spoofed: number;
      unverifiable: number;
      errors: number;
      lastAt: number;
    }
  >;
  days: Record<string, Record<string, number>>;
  /** By `token|path|status|day|verdict`. */
  cells: Record<string, number>;
  referrals: Record<string, number>;
  /** A sample that must not be found anywhere afterwards. */
  addresses: string[];
}

export interface MadeLogOptions {
  format: LogFormat;
  lines?: number;
  bytes?: number;
  seed?: number | string;
  from?: string;
  days?: number;
  host?: string;
  junk?: number;
  bots?: number;
}

type Random = () => number;
const pickOf =
  (r: Random) =>
  <T>(list: readonly T[]): T => {
    const picked = list[Math.floor(r() * list.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from');
    return picked;
  };

interface JunkOf {
  format: LogFormat;
  start: number;
  host: string;
  n: number;
}

/** Noise, or a line that was cut before its status. */
function junkLine({ format, start, host, n }: JunkOf, r: Random): string {
  const isJson = /caddy|cloudflare|vercel/.test(format);
  const text = pickOf(r)(isJson ? junk.json : junk.text);
  if (r() >= 0.4) return text;
  const cut = { path: '/cut', uri: '/cut', id: 'cut', ua: 'x', user: '-', ref: '-' };
  const request = { n, at: start, zone: 0, method: 'GET', http: '1.1', status: 200, bytes: 1, host };
  const whole = writers[format]({ ...cut, ...request, ip: '203.0.113.9' });
  return whole.slice(
    0,
    Math.floor(whole.length * (format === 'cloudfront' ? 0.05 + 0.12 * r() : 0.2 + 0.3 * r())),
  );
}

type Agent = (typeof agents)[number];
type Verdict = 'verified' | 'claimed' | 'spoofed' | 'unverifiable';

/** Where the agent comes from, and what that says about it. */
function cameFrom(agent: Agent, r: Random): { ip: string; verdict: Verdict } {
  const roll = r();
  if (agent.list && roll < 0.75) {
    const ip = within(pickOf(r)(lists[agent.list] ?? []), r);
    return { ip: roll < 0.01 && !ip.includes(':') ? `::ffff:${ip}` : ip, verdict: 'verified' };
  }
  const hex = (most: number, least = 0) => (least + Math.floor(r() * most)).toString(16);
  const ip =
    roll > 0.95 ? `2001:db8:${hex(65535)}::${hex(65000, 1)}` : `198.51.100.${1 + Math.floor(r() * 250)}`;
  if (!agent.list) return { ip, verdict: 'claimed' };
  return { ip, verdict: agent.purpose === 'user' ? 'unverifiable' : 'spoofed' };
}

function noteAgent(truth: LogTruth, agent: Agent, v: Visit, verdict: Verdict): void {
  const { token, operator, purpose } = agent;
  const day = new Date(v.at).toISOString().slice(0, 10);
  truth.agents[token] ??= {
    operator,
    purpose,
    visits: 0,
    verified: 0,
    claimed: 0,
    spoofed: 0,
    unverifiable: 0,
    errors: 0,
    lastAt: 0,
  };
  const own = truth.agents[token];
  own.visits++;
  own[verdict]++;
  if (v.status >= 400) own.errors++;
  if (v.at > own.lastAt) own.lastAt = v.at;
  truth.days[day] ??= {};
  const of = truth.days[day];
  of[token] = (of[token] ?? 0) + 1;
  const cell = `${token}|${v.path}|${v.status}|${day}|${verdict}`;
  truth.cells[cell] = (truth.cells[cell] ?? 0) + 1;
}

/** Makes a visitor of `v`, possibly sent by an assistant. */
function visitAsPerson(truth: LogTruth, v: Visit, r: Random): void {
  const pick = pickOf(r);
  const sentBy = (name: string) => {
    truth.referrals[name] = (truth.referrals[name] ?? 0) + 1;
  };
  v.ua = pick(browsers);
  v.ip =
    r() < 0.2
      ? `2001:db8:${Math.floor(r() * 65535).toString(16)}::${(1 + Math.floor(r() * 65000)).toString(16)}`
      : `203.0.113.${1 + Math.floor(r() * 250)}`;
  const roll = r();
  if (roll < 0.05) {
    const [name, ref] = pick(assistants);
    v.ref = ref;
    sentBy(name);
  } else if (roll < 0.07) {
    v.uri = '/pricing?utm_source=chatgpt.com';
    v.path = '/pricing';
    v.status = 200;
    sentBy('chatgpt');
  } else if (roll < 0.3)
    v.ref = pick([
      'https://www.google.com/',
      'https://news.example.org/?u=https://chatgpt.com/',
      'https://notchatgpt.com/x',
    ]);
}

/**
 * Makes a log: calls `write(text)` with blocks of about 64 kB (it may return a promise) and returns the
 * truth. Stops at `lines`, or at the first block beyond `bytes`; default: 1000 lines.
 */
export async function makeLog(options: MadeLogOptions, write: (text: string) => unknown): Promise<LogTruth> {
  const { format, bytes = Number.POSITIVE_INFINITY, seed = 1, from = '2026-11-01', days = 14 } = options;
  const { host = 'shop.example', junk: junkShare = 0.01, bots = 0.3 } = options;
  const lines = options.lines ?? (options.bytes === undefined ? 1000 : Number.POSITIVE_INFINITY);
  const r = random(`${seed} ${format}`);
  const pick = pickOf(r);
  const start = Date.parse(`${from}T00:00:00Z`);
  const truth: LogTruth = {
    lines: 0,
    read: 0,
    unread: 0,
    bytes: 0,
    agents: {},
    days: {},
    cells: {},
    referrals: {},
    addresses: [],
  };
  const addresses = new Set<string>();
  const listed = new Set(
    Object.values(lists)
      .flat()
      .map((cidr) => cidr.split('/')[0]),
  );
  let block = format === 'cloudfront' ? cloudfrontHead : '';
  for (let n = 0; n < lines && truth.bytes < bytes; n++) {
    truth.lines++;
    if (junkShare && r() < junkShare) {
      truth.unread++;
      block += `${junkLine({ format, start, host, n }, r)}\n`;
    } else {
      const agent = r() < bots ? pick(agents) : undefined;
      const uri = pick(paths);
      const [path = ''] = uri.split('?');
      const at = start + Math.floor(r() * days * 86400000);
      const zone = pick(zones);
      const method = r() < 0.03 ? 'HEAD' : 'GET';
      const http = pick(['1.1', '2.0']);
      const status = statusOf[path] ?? (r() < 0.03 ? 304 : 200);
      const v: Visit = {
        n,
        at,
        zone,
        method,
        uri,
        path,
        http,
        status,
        bytes: Math.floor(r() * 90000),
        ref: '-',
        user: '-',
        host,
        id: `${n.toString(36)}x`,
        ip: '',
        ua: '',
      };
      truth.read++;
      if (agent) {
        v.ua = agent.ua;
        const { ip, verdict } = cameFrom(agent, r);
        v.ip = ip;
        noteAgent(truth, agent, v, verdict);
      } else visitAsPerson(truth, v, r);
      if (addresses.size < 400 && !listed.has(v.ip)) addresses.add(v.ip);
      block += `${writers[format](v)}\n`;
    }
    if (block.length > 65536) {
      truth.bytes += block.length;
      await write(block);
      block = '';
    }
  }
  truth.bytes += block.length;
  await write(block);
  truth.addresses = [...addresses];
  return truth;
}
