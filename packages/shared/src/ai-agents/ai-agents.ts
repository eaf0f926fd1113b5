import type { AgentKind, AiAgent } from './ai-agent.ts';

const counted = (token: string, operator: string, purpose: string, kind: AgentKind): AiAgent => ({
  token,
  operator,
  purpose,
  kind,
  counted: true,
  mayIgnoreRobots: false,
});
const shown = (token: string, operator: string, purpose: string, kind: AgentKind): AiAgent => ({
  ...counted(token, operator, purpose, kind),
  counted: false,
});
const onRequest = (agent: AiAgent): AiAgent => ({ ...agent, mayIgnoreRobots: true });

/**
 * The agents whose verdicts a report shows: the seven that decide whether a page can be in an answer, the
 * other agents that search or fetch for people, and those that collect for training. Blocking a training
 * agent removes no page from an answer and is the owner's choice, so it never counts.
 * From the operators' own crawler pages, as of November 2026.
 */
export const aiAgents: readonly AiAgent[] = [
  counted('OAI-SearchBot', 'OpenAI', 'ChatGPT search', 'search'),
  onRequest(counted('ChatGPT-User', 'OpenAI', 'Pages opened for a person in ChatGPT', 'user')),
  counted('Claude-SearchBot', 'Anthropic', 'Claude search', 'search'),
  counted('Claude-User', 'Anthropic', 'Pages opened for a person in Claude', 'user'),
  counted('PerplexityBot', 'Perplexity', 'Perplexity search', 'search'),
  counted('Googlebot', 'Google', 'Google Search, AI Overviews and AI Mode', 'search'),
  counted('Bingbot', 'Microsoft', 'Bing search and Copilot', 'search'),

  shown('Applebot', 'Apple', 'Siri, Spotlight and Safari suggestions', 'search'),
  shown('DuckAssistBot', 'DuckDuckGo', 'DuckAssist answers', 'search'),
  shown('Amzn-SearchBot', 'Amazon', 'Alexa and Rufus search', 'search'),
  shown('meta-webindexer', 'Meta', 'Meta AI search', 'search'),
  shown('MistralAI-Index', 'Mistral AI', 'Le Chat search', 'search'),
  onRequest(shown('Perplexity-User', 'Perplexity', 'Pages opened for a person in Perplexity', 'user')),
  shown('MistralAI-User', 'Mistral AI', 'Pages opened for a person in Le Chat', 'user'),
  onRequest(shown('meta-externalfetcher', 'Meta', 'Pages opened for a person in Meta AI', 'user')),
  shown('Amzn-User', 'Amazon', 'Pages opened for a person in Alexa', 'user'),

  shown('GPTBot', 'OpenAI', 'Training of GPT models', 'training'),
  shown('ClaudeBot', 'Anthropic', 'Training of Claude models', 'training'),
  shown('Google-Extended', 'Google', 'Training and grounding of Gemini models', 'training'),
  shown('Applebot-Extended', 'Apple', 'Training of Apple models', 'training'),
  shown('meta-externalagent', 'Meta', 'Training of Meta models', 'training'),
  shown('Amazonbot', 'Amazon', 'Training and improvement of Amazon services', 'training'),
  shown('CCBot', 'Common Crawl', 'Open crawl used for training', 'training'),
  shown('Bytespider', 'ByteDance', 'Training of ByteDance models', 'training'),
  shown('cohere-training-data-crawler', 'Cohere', 'Training of Cohere models', 'training'),
];
