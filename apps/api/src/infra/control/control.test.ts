import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askControl } from './ask-control.ts';
import { controlPath } from './control-path.ts';
import { type ControlServer, serveControl } from './serve-control.ts';

let dataDir: string;
let server: ControlServer | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'visible-ai-control-'));
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

const commands = {
  shout: async (text: string) => text.toUpperCase(),
  fail: async () => {
    throw new Error('No such account');
  },
};
const start = async () => {
  server = await serveControl(dataDir, commands, pino({ level: 'silent' }));
};

it('carries out a command of the owner and tells how it went', async () => {
  await start();
  expect(await askControl(dataDir, 'shout', 'hello\n')).toBe('HELLO\n');
  await expect(askControl(dataDir, 'fail', '')).rejects.toThrow('No such account');
  await expect(askControl(dataDir, 'constructor', '')).rejects.toThrow(/does not know the command/);
});

it('lets nobody else on the machine in', async () => {
  await start();
  expect(statSync(controlPath(dataDir)).mode & 0o077).toBe(0);
});

it('says that nothing runs when nothing does', async () => {
  expect(await askControl(dataDir, 'shout', 'hello')).toBeNull();
});

it('works in a folder whose name is too long for a socket', async () => {
  dataDir = join(dataDir, 'x'.repeat(120));
  mkdirSync(dataDir);
  await start();
  expect(existsSync(join(dataDir, 'control.sock'))).toBe(false);
  expect(await askControl(dataDir, 'shout', 'far')).toBe('FAR');
});
