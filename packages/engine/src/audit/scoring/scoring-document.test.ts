import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aiAgentsAllowed } from '../checks/ai-agents-allowed.ts';
import { allChecks } from '../checks/all-checks.ts';
import { evidenceOf } from '../checks/testing/evidence-of.ts';
import { weights } from './weights.ts';

const document = readFileSync(new URL('../../../../../docs/scoring.md', import.meta.url), 'utf8');

/** The rows of the document's tables that begin with a check's id. */
const rows = [...document.matchAll(/^\| `([a-z0-9-]+)` \| (\d+) \|/gm)].map(([, id, weight]) => [
  id,
  Number(weight),
]);

describe('docs/scoring.md', () => {
  it('lists every check with its weight, in order, and no other', () => {
    expect(rows).toEqual(allChecks.map(({ id }) => [id, weights[id]]));
    expect(document).toContain(`${allChecks.length} checks`);
  });

  it('names the agents that count', () => {
    const { evidence } = aiAgentsAllowed.judge(evidenceOf());
    const counted = /lets (.*) fetch/.exec(evidence)?.[1] ?? '';
    expect(counted).not.toBe('');
    expect(document.replace(/\s+/g, ' ')).toContain(counted);
  });

  it('gives each group the points of its checks', () => {
    for (const [group, name] of [
      ['access', 'Access'],
      ['understanding', 'Understanding'],
      ['content', 'Content'],
      ['speed', 'Speed'],
    ]) {
      const points = allChecks
        .filter((check) => check.group === group)
        .reduce((sum, { id }) => sum + weights[id], 0);
      expect(document).toContain(`| ${name} | ${points} |`);
    }
  });
});
