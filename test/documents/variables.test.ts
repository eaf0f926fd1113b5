import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../apps/api/src/config.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

function variableNames(): string[] {
  const result = readConfig({});
  if (!result.ok) throw new Error(result.problem);
  return Object.keys(result.config).sort();
}

describe('.env.example', () => {
  const example = parseEnv(read('.env.example'));

  it('names every variable the service reads, and no other', () => {
    expect(Object.keys(example).sort()).toEqual(variableNames());
  });

  it('copied as it is changes nothing', () => {
    expect(readConfig(example)).toEqual(readConfig({}));
  });
});

describe('docs/operations.md', () => {
  it('explains every variable', () => {
    const text = read('docs/operations.md');
    expect(variableNames().filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});
