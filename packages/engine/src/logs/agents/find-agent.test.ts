import { describe, expect, it } from 'vitest';
import { createAgentFinder } from './find-agent.ts';
import { nameAssistant } from './name-assistant.ts';

const tokenOf = (userAgent: string) => createAgentFinder()(userAgent)?.token ?? null;

describe('the agent that a user agent names', () => {
  it.each([
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'Bingbot'],
    ['CCBot/2.0 (https://commoncrawl.org/faq/)', 'CCBot'],
    ['Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com)', 'Bytespider'],
    ['meta-externalagent/1.1 (+https://developers.facebook.com/docs)', 'meta-externalagent'],
    ['Mozilla/5.0 (compatible; Claude-User/1.0; +Claude-User@anthropic.com)', 'Claude-User'],
    ['GPTBot', 'GPTBot'],
    ['GPTBots-Monitor/3.1', null],
    ['notGPTBot/1.0', null],
    ['x-GPTBot/1.0', null],
    ['Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) Chrome/130.0', null],
    ['Mozilla/5.0 (compatible; SomeBot/1.0; +https://some.example/gptbot)', null],
    ['Mozilla/5.0 (compatible; Google-Extended/1.0)', null],
    ['-', null],
    ['', null],
  ])('%j', (userAgent, token) => {
    expect(tokenOf(userAgent)).toBe(token);
  });

  it('is the same when it is asked for again, and after thousands of others', () => {
    const find = createAgentFinder();
    const ask = () => find('GPTBot/1.3')?.token;
    expect([ask(), ask()]).toEqual(['GPTBot', 'GPTBot']);
    for (let at = 0; at < 9000; at += 1) find(`visitor/${at}`);
    expect(ask()).toBe('GPTBot');
  });
});

describe('the assistant that sent a person', () => {
  it.each([
    ['https://chatgpt.com/', '/', 'chatgpt'],
    ['https://CHAT.openai.com/c/1', '/', 'chatgpt'],
    ['https://www.perplexity.ai/search?q=x', '/', 'perplexity'],
    ['https://notchatgpt.com/x', '/', null],
    ['https://news.example.org/?u=https://chatgpt.com/', '/', null],
    ['-', '/pricing?utm_source=chatgpt.com', 'chatgpt'],
    ['-', '/pricing?a=1&utm_source=Perplexity&b=2', 'perplexity'],
    ['-', '/pricing?utm_source=newsletter', null],
    ['-', '/utm_source=chatgpt.com', null],
    ['https://chatgpt.com/', '/?utm_source=claude', 'chatgpt'],
  ])('%s %s', (referrer, uri, assistant) => {
    expect(nameAssistant(referrer, uri)).toBe(assistant);
  });
});
