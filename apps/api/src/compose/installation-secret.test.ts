import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installationSecret, keepSecret, knownSecret } from './installation-secret.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it('is made once and kept', () => {
  const secret = installationSecret(dataDir);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(installationSecret(dataDir)).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(['secret']);
});

it('is made even where a process with the same number, as in another container, was ended while it made one', () => {
  vi.spyOn(process, 'pid', 'get').mockReturnValue(1);
  writeFileSync(join(dataDir, 'secret.1'), '');
  expect(installationSecret(dataDir)).toBe(knownSecret(dataDir));
  expect(readdirSync(dataDir).sort()).toEqual(['secret', 'secret.1']);
});

it.each([
  ['empty', '', 0],
  ['blank', ' \n', 0],
  ['zeros after a power failure', '\0'.repeat(43), 0],
  ['short', 'hunter2\n', 7],
])('one that is %s is refused, and says what to do', (_name, text, bytes) => {
  writeFileSync(join(dataDir, 'secret'), text);
  for (const read of [installationSecret, knownSecret])
    expect(() => read(dataDir)).toThrow(
      new RegExp(`secret holds ${bytes} bytes: a secret takes 32 or more\\. Put back`),
    );
});

it('one that cannot be read is refused, and says where it is', () => {
  mkdirSync(join(dataDir, 'secret'));
  expect(() => installationSecret(dataDir)).toThrow(/secret, cannot be read/);
});

it('a backup brings it along, whole, and does not replace one that stands', () => {
  expect(knownSecret(dataDir)).toBeNull();
  expect(() => keepSecret(dataDir, 'short')).toThrow('too short');
  const secret = 's'.repeat(32);
  keepSecret(dataDir, secret);
  keepSecret(dataDir, 't'.repeat(32));
  expect(knownSecret(dataDir)).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(['secret']);
});
