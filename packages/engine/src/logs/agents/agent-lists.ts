/** The date of the copy below. */
export const AGENT_LISTS_OF = '2026-11-15';

/** A list of addresses as its operator publishes it. */
export interface AgentList {
  /** Its host and path; with `https://` in front it is the address of the list. */
  list: string;
  operator: string;
  /** The stored copy: IPv4 and IPv6 networks. */
  prefixes: readonly string[];
}

/**
 * The address lists that operators of agents publish, each with a copy for use before the first fetch. A copy
 * has only some of the networks of the larger lists: an installation fetches the lists when it first starts,
 * and then weekly. Amazon has its addresses in a web page; Meta, ByteDance and the others publish none.
 */
export const agentLists: readonly AgentList[] = [
  {
    list: 'openai.com/gptbot.json',
    operator: 'OpenAI',
    prefixes: ['52.230.152.0/24', '20.171.206.0/24', '4.227.36.0/25', '20.125.66.80/28'],
  },
  {
    list: 'openai.com/searchbot.json',
    operator: 'OpenAI',
    prefixes: ['20.42.10.176/28', '172.203.190.128/28', '51.8.102.0/24', '104.210.140.128/28'],
  },
  {
    list: 'openai.com/chatgpt-user.json',
    operator: 'OpenAI',
    prefixes: ['23.98.142.176/28', '13.65.138.112/28', '52.159.249.96/28', '40.84.180.224/28'],
  },
  { list: 'openai.com/adsbot.json', operator: 'OpenAI', prefixes: ['20.65.192.0/28'] },
  { list: 'openai.com/chatgpt-connectors.json', operator: 'OpenAI', prefixes: ['20.65.193.0/28'] },
  {
    list: 'claude.com/crawling/bots.json',
    operator: 'Anthropic',
    prefixes: ['216.73.216.0/22', '34.162.46.92/32', '2607:6bc0::/48'],
  },
  {
    list: 'www.perplexity.com/perplexitybot.json',
    operator: 'Perplexity',
    prefixes: ['107.20.236.150/32', '18.210.92.235/32', '3.222.232.239/32', '44.208.221.192/28'],
  },
  {
    list: 'www.perplexity.com/perplexity-user.json',
    operator: 'Perplexity',
    prefixes: ['44.208.221.197/32', '34.193.163.52/32', '18.97.21.0/30'],
  },
  {
    list: 'developers.google.com/static/crawling/ipranges/common-crawlers.json',
    operator: 'Google',
    prefixes: [
      '66.249.64.0/27',
      '66.249.66.0/27',
      '66.249.79.32/27',
      '2001:4860:4801:10::/64',
      '2001:4860:4801:2c::/64',
    ],
  },
  {
    list: 'developers.google.com/static/crawling/ipranges/user-triggered-agents.json',
    operator: 'Google',
    prefixes: ['192.178.16.0/27'],
  },
  {
    list: 'developers.google.com/static/crawling/ipranges/user-triggered-fetchers-google.json',
    operator: 'Google',
    prefixes: ['64.233.172.192/27'],
  },
  {
    list: 'www.bing.com/toolbox/bingbot.json',
    operator: 'Microsoft',
    prefixes: ['157.55.39.0/24', '207.46.13.0/24', '40.77.167.0/24', '13.66.139.0/24'],
  },
  {
    list: 'search.developer.apple.com/applebot.json',
    operator: 'Apple',
    prefixes: ['17.241.208.160/27', '17.22.237.0/24', '17.241.219.0/24'],
  },
  {
    list: 'index.commoncrawl.org/ccbot.json',
    operator: 'Common Crawl',
    prefixes: ['18.97.9.168/29', '18.97.14.80/29', '2600:1f28:365:80b0::/60'],
  },
  {
    list: 'duckduckgo.com/duckduckbot.json',
    operator: 'DuckDuckGo',
    prefixes: ['57.152.72.128/32', '51.8.253.152/32'],
  },
  {
    list: 'duckduckgo.com/duckassistbot.json',
    operator: 'DuckDuckGo',
    prefixes: ['57.152.72.129/32', '51.8.71.117/32'],
  },
  {
    list: 'mistral.ai/mistralai-user-ips.json',
    operator: 'Mistral AI',
    prefixes: ['20.240.160.161/32', '20.240.160.176/28'],
  },
  { list: 'mistral.ai/mistralai-index-ips.json', operator: 'Mistral AI', prefixes: ['20.240.161.0/28'] },
  { list: 'docs.parallel.ai/resources/shapbot.json', operator: 'Parallel', prefixes: ['35.245.10.0/29'] },
];
