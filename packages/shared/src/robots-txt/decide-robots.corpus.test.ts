import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { decideRobots } from './decide-robots.ts';
import { parseRobotsTxt } from './parse-robots-txt.ts';

const shared = process.env.SHARED_DIR ?? resolve(import.meta.dirname, '../../../../../shared');
const file = `${shared}/corpora/robots_cases.json`;
const robotsCase = z.object({
  robots: z.string(),
  userAgent: z.string(),
  url: z.string(),
  allowed: z.boolean(),
  tier: z.enum(['core', 'edge']),
  source: z.string(),
});
const cases = existsSync(file) ? z.array(robotsCase).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
const wrongOf = (tier: 'core' | 'edge') =>
  cases
    .filter((one) => one.tier === tier)
    .filter(
      (one) => decideRobots(parseRobotsTxt(one.robots), one.userAgent, one.url).allowed !== one.allowed,
    );

describe.skipIf(cases.length === 0)('the conformance corpus for robots.txt', () => {
  it('is decided right in every core case', () => {
    expect(wrongOf('core')).toEqual([]);
  });

  it('is decided otherwise only where Google compares undecoded octets and the RFC does not', () => {
    const sources = wrongOf('edge').map((one) => `${one.source} ${one.url}`);
    expect(sources).toEqual([
      'google/robotstxt robots_test.cc:ID_Encoding http://foo.bar/foo/bar/ツ',
      'google/robotstxt robots_test.cc:ID_Encoding http://foo.bar/foo/bar/ツ',
      'google/robotstxt robots_test.cc:ID_Encoding http://foo.bar/foo/bar/baz',
    ]);
  });
});
