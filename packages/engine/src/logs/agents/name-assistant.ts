/** The assistants that send people: their hosts, and their names in `utm_source`. */
const assistants: Readonly<Record<string, readonly string[]>> = {
  chatgpt: ['chatgpt.com', 'chat.openai.com', 'openai.com', 'chatgpt', 'openai'],
  perplexity: ['perplexity.ai', 'www.perplexity.ai', 'perplexity.com', 'www.perplexity.com', 'perplexity'],
  claude: ['claude.ai', 'claude'],
  gemini: ['gemini.google.com', 'bard.google.com', 'gemini'],
  copilot: ['copilot.microsoft.com', 'copilot.com', 'www.copilot.com', 'copilot.cloud.microsoft', 'copilot'],
  mistral: ['chat.mistral.ai', 'mistral'],
  deepseek: ['chat.deepseek.com', 'deepseek'],
  grok: ['grok.com', 'www.grok.com', 'grok'],
  'meta-ai': ['meta.ai', 'www.meta.ai'],
  duckai: ['duck.ai'],
  you: ['you.com'],
};

const byName: ReadonlyMap<string, string> = new Map(
  Object.entries(assistants).flatMap(([assistant, names]) => names.map((name) => [name, assistant])),
);

const HOST = /^https?:\/\/([^/?#:]+)/i;
const SOURCE = /[?&]utm_source=([^&#]{1,40})/i;

/** The assistant that sent a person, as far as the referrer or `utm_source` says so; null for all others. */
export function nameAssistant(referrer: string, uri: string): string | null {
  const host = referrer.length > 7 ? HOST.exec(referrer)?.[1] : undefined;
  const byReferrer = host && byName.get(host.toLowerCase());
  if (byReferrer) return byReferrer;
  const source = uri.includes('utm_source=') ? SOURCE.exec(uri)?.[1] : undefined;
  return (source && byName.get(source.toLowerCase())) || null;
}
