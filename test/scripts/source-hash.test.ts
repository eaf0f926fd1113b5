import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceHash } from '../../scripts/source-hash.mjs';

let project: string;
const write = (file: string, text: string) => {
  mkdirSync(join(project, file, '..'), { recursive: true });
  writeFileSync(join(project, file), text);
};

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'visible-ai-sources-'));
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.base.json']) write(file, '{}');
  write('packages/shared/src/rule.ts', 'export const rule = 1;');
  write('apps/api/src/main.ts', 'start();');
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

describe('the hash of what the build is made from', () => {
  it('changes with a source, a new file, a renamed file and the lock', () => {
    const hashes = [sourceHash(project)];
    write('apps/api/src/main.ts', 'start(1);');
    hashes.push(sourceHash(project));
    write('apps/web/public/robots.txt', 'Allow: /');
    hashes.push(sourceHash(project));
    rmSync(join(project, 'apps/web/public/robots.txt'));
    write('apps/web/public/robot.txt', 'Allow: /');
    hashes.push(sourceHash(project));
    write('package-lock.json', '{ "a": 1 }');
    hashes.push(sourceHash(project));
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('stays with dates, tests, builds and installed packages', () => {
    const before = sourceHash(project);
    utimesSync(join(project, 'apps/api/src/main.ts'), 1, 1);
    write('apps/api/src/main.test.ts', 'it');
    write('apps/api/test/make.ts', 'make');
    write('apps/api/dist/main.js', 'built');
    write('apps/api/node_modules/x/index.js', 'x');
    expect(sourceHash(project)).toBe(before);
  });
});
