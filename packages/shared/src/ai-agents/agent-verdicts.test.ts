import { describe, expect, it } from 'vitest';
import { parseRobotsTxt } from '../robots-txt/parse-robots-txt.ts';
import { agentVerdicts } from './agent-verdicts.ts';

describe('the verdicts for all agents', () => {
  it('stay small however long the lines of the file are', () => {
    const path = `/${'*'.repeat(100_000)}`;
    const text = `User-agent: *\nDisallow: ${path}\n${'Content-Signal: search=yes\n'.repeat(5000)}`;
    const verdicts = agentVerdicts(parseRobotsTxt(text), 'https://a.example/');
    expect(verdicts.every(({ verdict }) => verdict === 'blocked')).toBe(true);
    expect(verdicts[0]?.rule).toMatch(/^Disallow: \/\*+…$/);
    expect(JSON.stringify(verdicts).length / verdicts.length).toBeLessThan(3000);
  });
});
