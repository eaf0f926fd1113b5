import { productToken } from '../robots-txt/product-token.ts';
import type { AgentKind } from './ai-agent.ts';
import { aiAgents } from './ai-agents.ts';

/** More tokens that robots files use: known, but not important enough for a row in every report. */
const further: readonly [token: string, operator: string, kind: AgentKind][] = [
  ['AI2Bot', 'Allen Institute for AI', 'training'],
  ['Andibot', 'Andi', 'search'],
  ['Baiduspider', 'Baidu', 'search'],
  ['cohere-ai', 'Cohere', 'user'],
  ['DeepSeekBot', 'DeepSeek', 'training'],
  ['Diffbot', 'Diffbot', 'training'],
  ['DuckDuckBot', 'DuckDuckGo', 'search'],
  ['Gemini-Deep-Research', 'Google', 'user'],
  ['Google-CloudVertexBot', 'Google', 'search'],
  ['Google-NotebookLM', 'Google', 'user'],
  ['GoogleAgent-Mariner', 'Google', 'user'],
  ['GoogleOther', 'Google', 'training'],
  ['iaskspider', 'iAsk', 'search'],
  ['ICC-Crawler', 'NICT', 'training'],
  ['ImagesiftBot', 'Hive', 'training'],
  ['img2dataset', 'img2dataset', 'training'],
  ['kagi-fetcher', 'Kagi', 'user'],
  ['LinerBot', 'Liner', 'search'],
  ['msnbot', 'Microsoft', 'search'],
  ['OAI-AdsBot', 'OpenAI', 'user'],
  ['omgili', 'Webz.io', 'training'],
  ['omgilibot', 'Webz.io', 'training'],
  ['PanguBot', 'Huawei', 'training'],
  ['PetalBot', 'Huawei', 'search'],
  ['PhindBot', 'Phind', 'search'],
  ['ShapBot', 'Parallel', 'search'],
  ['TikTokSpider', 'ByteDance', 'training'],
  ['Timpibot', 'Timpi', 'training'],
  ['VelenPublicWebCrawler', 'Velen', 'training'],
  ['Webzio-Extended', 'Webz.io', 'training'],
  ['YandexAdditional', 'Yandex', 'training'],
  ['YandexBot', 'Yandex', 'search'],
  ['YouBot', 'You.com', 'search'],
];

/** Tokens that no crawler uses any more, with their replacement. Rules for them have no effect. */
export const retiredAgents: readonly { token: string; operator: string; replacedBy: string[] }[] = [
  { token: 'anthropic-ai', operator: 'Anthropic', replacedBy: ['ClaudeBot'] },
  { token: 'Claude-Web', operator: 'Anthropic', replacedBy: ['Claude-User', 'Claude-SearchBot'] },
  { token: 'FacebookBot', operator: 'Meta', replacedBy: ['meta-externalagent'] },
];

export type AgentIdentity =
  | { state: 'known'; token: string; operator: string; kind: AgentKind }
  | { state: 'retired'; token: string; operator: string; replacedBy: string[] }
  | { state: 'everyone' }
  | { state: 'unknown' };

/** Every known agent whose token is in use. */
export const knownAgents: readonly { token: string; operator: string; kind: AgentKind }[] = [
  ...further.map(([token, operator, kind]) => ({ token, operator, kind })),
  ...aiAgents.map(({ token, operator, kind }) => ({ token, operator, kind })),
];

const identities: ReadonlyMap<string, AgentIdentity> = new Map<string, AgentIdentity>([
  ...knownAgents.map((agent): [string, AgentIdentity] => [
    agent.token.toLowerCase(),
    { state: 'known', ...agent },
  ]),
  ...retiredAgents.map((agent): [string, AgentIdentity] => [
    agent.token.toLowerCase(),
    { state: 'retired', ...agent },
  ]),
]);

/**
 * Says who a `User-agent` value of a robots file means.
 *
 * @param userAgent the value as written. Case, and a version after the token, do not matter.
 */
export function agentKind(userAgent: string): AgentIdentity {
  const token = productToken(userAgent);
  if (token === '*') return { state: 'everyone' };
  return identities.get(token) ?? { state: 'unknown' };
}
