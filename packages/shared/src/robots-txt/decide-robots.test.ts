import { describe, expect, it } from 'vitest';
import { agentVerdicts } from '../ai-agents/agent-verdicts.ts';
import { aiAgents } from '../ai-agents/ai-agents.ts';
import { decideRobots } from './decide-robots.ts';
import { parseRobotsTxt } from './parse-robots-txt.ts';

const decide = (text: string, agent: string, path: string) =>
  decideRobots(parseRobotsTxt(text), agent, `https://example.com${path}`);

describe('deciding whether an agent may fetch a URL', () => {
  it('names the group, the rule and the line that decide', () => {
    const decision = decide(
      'User-agent: *\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /private/\n',
      'gptbot',
      '/private/x',
    );
    expect(decision).toMatchObject({ allowed: false, group: 'GPTBot', rule: 'Disallow: /private/', line: 5 });
    expect(decision.because).toBe(
      'Line 5 in the group for “GPTBot”, “Disallow: /private/”, is the most specific rule for this address.',
    );
  });

  it('quotes 120 characters of a rule, and marks what it leaves out', () => {
    const rule = `Disallow: /${'a'.repeat(109)}`;
    const because = (line: string) => decide(`User-agent: *\n${line}\n`, 'a', `/${'a'.repeat(200)}`).because;
    expect(because(rule)).toContain(`“${rule}”`);
    expect(because(`${rule}a`)).toContain(`“${rule}…”`);
  });

  it('names the group as it is written for this agent, once, and for no other', () => {
    const text =
      'User-agent: A/1\nUser-agent: b\nDisallow: /\n\nUser-agent: A/1\nUser-agent: a\nDisallow: /x\n';
    expect(decide(text, 'a', '/').group).toBe('A/1, a');
    expect(decide(text, 'b', '/').group).toBe('b');
  });

  it('gives the signals of the groups that apply, and no others', () => {
    const text =
      'User-agent: *\nContent-Signal: search=yes\nDisallow:\n\nUser-agent: a\nContent-Signal: search=no\n';
    const signals = (agent: string, file = text) =>
      decide(file, agent, '/').contentSignals.map(({ value }) => value);
    expect(signals('a')).toEqual(['search=no']);
    expect(signals('b')).toEqual(['search=yes']);
    expect(signals('b', 'User-agent: a\nContent-Signal: search=no\n')).toEqual([]);
  });

  it('treats several groups for one agent as one', () => {
    const text = 'User-agent: a\nDisallow: /x\n\nUser-agent: b\nDisallow: /\n\nUser-agent: A\nAllow: /x/y\n';
    expect(decide(text, 'a', '/x/y').allowed).toBe(true);
    expect(decide(text, 'a', '/x/z').allowed).toBe(false);
  });

  it('falls back to the group for all only when none names the agent', () => {
    const text = 'User-agent: *\nDisallow: /\n\nUser-agent: a\nDisallow:\n';
    expect(decide(text, 'a', '/x').allowed).toBe(true);
    expect(decide(text, 'b', '/x')).toMatchObject({ allowed: false, group: '*' });
  });

  it('says so when nothing applies', () => {
    expect(decide('User-agent: a\nDisallow: /\n', 'b', '/x')).toMatchObject({
      allowed: true,
      group: null,
      line: null,
    });
  });

  it('always allows robots.txt itself', () => {
    expect(decide('User-agent: *\nDisallow: /\n', 'a', '/robots.txt').allowed).toBe(true);
  });

  it('matches a literal star or dollar only in its encoded form', () => {
    expect(decide('User-agent: *\nDisallow: /a%2Ab%24c\n', 'a', '/a*b$c').allowed).toBe(false);
    expect(decide('User-agent: *\nDisallow: /a$b\n', 'a', '/a').allowed).toBe(true);
  });

  it('compares a lone question mark at the end', () => {
    expect(decide('User-agent: *\nDisallow: /a?\n', 'a', '/a?').allowed).toBe(false);
    expect(decide('User-agent: *\nDisallow: /a?\n', 'a', '/a').allowed).toBe(true);
  });
});

describe('hostile files of 512 KiB', () => {
  const fill = (line: (index: number) => string) => {
    let text = 'User-agent: *\n';
    for (let index = 0; text.length < 512 * 1024; index += 1) text += line(index);
    return text;
  };
  const longest = `/${'a'.repeat(2000)}`;
  it.each([
    ['many stars in one rule', `${fill((index) => (index === 0 ? 'Disallow: /' : '*a'))}*b$\n`],
    ['stars alone', `User-agent: *\nDisallow: /${'*'.repeat(520_000)}z\n`],
    ['many rules full of stars', fill(() => `Disallow: /${'*a'.repeat(30)}*b$\n`)],
    ['one endless line', fill((index) => (index === 0 ? 'Disallow: /' : 'aaaaaaaa'))],
    ['many agents', fill((index) => `User-agent: bot${index}\nDisallow: /x\n`)],
    ['ever longer rules', fill((index) => `Disallow: /${'a'.repeat(index % 1900)}\n`)],
    ['empty lines', '\n'.repeat(512 * 1024)],
    ['percent signs', fill((index) => (index === 0 ? 'Disallow: /' : '%2A%e3%'))],
    // Takes 2 to 60 ms. Quadratic work would take minutes and run into the test's timeout.
  ])('are judged for all agents: %s', (_name, text) => {
    expect(agentVerdicts(parseRobotsTxt(text), `https://example.com${longest}`)).toHaveLength(
      aiAgents.length,
    );
  });
});
