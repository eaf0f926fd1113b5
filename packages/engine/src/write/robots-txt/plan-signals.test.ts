import { robotsPolicies } from '@visible-ai/shared/content/robots-policies';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import { describe, expect, it } from 'vitest';
import { applyEdits, draftOf } from '../../robots-edit/robots-edit.ts';
import { planSignals } from './plan-signals.ts';

/** A file after its signals allow search and questions, but no training. */
const signalled = (text: string) =>
  applyEdits(draftOf(text), planSignals(parseRobotsTxt(text), robotsPolicies.no_training)).text;
const line = 'Content-Signal: search=yes, ai-input=yes, ai-train=no';

describe('the signals of a file', () => {
  it.each([
    [
      'are said to all',
      'User-agent: *\nUser-agent: Bingbot\nAllow: /\n',
      `User-agent: *\nUser-agent: Bingbot\n${line}\nAllow: /\n`,
    ],
    [
      'get a group of their own',
      'User-agent: Bingbot\nAllow: /\n',
      `User-agent: Bingbot\nAllow: /\n\nUser-agent: *\n${line}\nAllow: /\n`,
    ],
  ])('%s', (_, text, written) => {
    expect(signalled(text)).toBe(written);
  });

  it.each([
    ['search=yes, ai-input=yes, ai-train=no', 'search=yes, ai-input=yes, ai-train=no'],
    ['SEARCH=YES,ai-input=yes,ai-train=no', 'SEARCH=YES,ai-input=yes,ai-train=no'],
    ['search=no, ai-input=yes, ai-train=no', 'search=yes, ai-input=yes, ai-train=no'],
    ['ai-train=yes', 'ai-train=no, search=yes, ai-input=yes'],
    ['ai-train=yes,, x=y', 'ai-train=no, x=y, search=yes, ai-input=yes'],
    ['Ai-Train=yes, search=yes, ai-input=yes', 'Ai-Train=no, search=yes, ai-input=yes'],
  ])('of all agree and are complete: %s', (value, agreed) => {
    const file = (signal: string) => `User-agent: *\nContent-Signal: ${signal}\nAllow: /\n`;
    expect(signalled(file(value))).toBe(file(agreed));
  });

  it.each([
    ['Content-Signal: ai-train=yes', 'Content-Signal: ai-train=no'],
    ['Content-Signal: search=yes', 'Content-Signal: search=yes'],
    ['Content-Usage: train-ai=y', 'Content-Usage: train-ai=n'],
    ['Content-Usage: train-ai=n, search=y', 'Content-Usage: train-ai=n, search=y'],
  ])('of one agent agree with it: %s', (said, agreed) => {
    const file = (signal: string) =>
      `User-agent: *\n${line}\nAllow: /\n\nUser-agent: Bingbot\n${signal}\nAllow: /\n`;
    expect(signalled(file(said))).toBe(file(agreed));
  });
});
