import { knownAgents } from '@visible-ai/shared/ai-agents/agent-kind';
import type { AgentKind } from '@visible-ai/shared/ai-agents/ai-agent';

/** An agent as a log names it. */
export interface LogAgent {
  token: string;
  operator: string;
  purpose: AgentKind;
  /** The lists that verify its visits; none if its operator publishes none. */
  lists: readonly string[];
}

/** Names that exist only in robots.txt: no visit uses them. */
const NO_VISITORS = new Set(['Google-Extended', 'Applebot-Extended', 'Webzio-Extended', 'img2dataset']);

const google = (name: string) => `developers.google.com/static/crawling/ipranges/${name}.json`;
const ANTHROPIC = ['claude.com/crawling/bots.json'];
const GOOGLE_CRAWLERS = [google('common-crawlers')];
const GOOGLE_FETCHERS = [google('user-triggered-agents'), google('user-triggered-fetchers-google')];
const BING = ['www.bing.com/toolbox/bingbot.json'];

const listsOf: Readonly<Record<string, readonly string[]>> = {
  GPTBot: ['openai.com/gptbot.json'],
  'OAI-SearchBot': ['openai.com/searchbot.json'],
  'ChatGPT-User': ['openai.com/chatgpt-user.json', 'openai.com/chatgpt-connectors.json'],
  'OAI-AdsBot': ['openai.com/adsbot.json'],
  ClaudeBot: ANTHROPIC,
  'Claude-SearchBot': ANTHROPIC,
  'Claude-User': ANTHROPIC,
  PerplexityBot: ['www.perplexity.com/perplexitybot.json'],
  'Perplexity-User': ['www.perplexity.com/perplexity-user.json'],
  Googlebot: GOOGLE_CRAWLERS,
  GoogleOther: GOOGLE_CRAWLERS,
  'Google-CloudVertexBot': GOOGLE_CRAWLERS,
  'GoogleAgent-Mariner': GOOGLE_FETCHERS,
  'Gemini-Deep-Research': GOOGLE_FETCHERS,
  'Google-NotebookLM': GOOGLE_FETCHERS,
  Bingbot: BING,
  msnbot: BING,
  Applebot: ['search.developer.apple.com/applebot.json'],
  CCBot: ['index.commoncrawl.org/ccbot.json'],
  DuckDuckBot: ['duckduckgo.com/duckduckbot.json'],
  DuckAssistBot: ['duckduckgo.com/duckassistbot.json'],
  'MistralAI-User': ['mistral.ai/mistralai-user-ips.json'],
  'MistralAI-Index': ['mistral.ai/mistralai-index-ips.json'],
  ShapBot: ['docs.parallel.ai/resources/shapbot.json'],
};

/** Agents that are looked for in logs. */
export const logAgents: readonly LogAgent[] = knownAgents
  .filter(({ token }) => !NO_VISITORS.has(token))
  .map(({ token, operator, kind }) => ({ token, operator, purpose: kind, lists: listsOf[token] ?? [] }));
