import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/open-database.ts';
import { copyEmbeddedFolder } from '../support/copy-embedded-folder.ts';

const logger = pino({ level: 'silent' });
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = () => openDatabase({ databaseUrl: undefined, dataDir, logger });

describe('the embedded database', () => {
  // Making the folder takes longest.
  it('keeps what was stored from one start to the next', { timeout: 60_000 }, async () => {
    const first = await open();
    await first.execute(
      "insert into users (email, display_name, password_hash) values ('a@b.co', 'Ada', 'x')",
    );
    await first.close();
    const second = await open();
    const { rows } = await second.execute('select email from users');
    expect(rows).toEqual([{ email: 'a@b.co' }]);
    await second.close();
  });

  it('refuses a folder that another living process holds, in words', async () => {
    await writeFile(join(dataDir, 'visible-ai.lock'), `${process.ppid} \n`);
    await expect(open()).rejects.toThrow(`is in use by another Visible AI process (pid ${process.ppid})`);
  });

  it('takes over the lock of a process that is gone', async () => {
    await writeFile(join(dataDir, 'visible-ai.lock'), '999999999 1\n');
    await copyEmbeddedFolder(dataDir);
    const database = await open();
    await database.ping();
    await database.close();
  });

  it.skipIf(process.platform === 'win32')(
    'is closed to other users of the machine, also when it was open to them before',
    async () => {
      await copyEmbeddedFolder(dataDir);
      await chmod(join(dataDir, 'db'), 0o755);
      await (await open()).close();
      expect((await stat(join(dataDir, 'db'))).mode & 0o777).toBe(0o700);
    },
  );

  it('says which folder is damaged, and what to do', async () => {
    await copyEmbeddedFolder(dataDir);
    await (await open()).close();
    await rm(join(dataDir, 'db', 'global'), { recursive: true });
    await expect(open()).rejects.toThrow(/database in .+db could not be opened.+restore a backup\.$/);
  });

  it('stays whole when a statement among several fails', async () => {
    await copyEmbeddedFolder(dataDir);
    const database = await open();
    await expect(database.execute('select 1; select nonsense; select 2')).rejects.toThrow();
    await database.ping();
    await database.close();
  });
});
