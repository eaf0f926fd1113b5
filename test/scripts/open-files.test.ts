import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

it.runIf(process.platform === 'linux').each(['start', 'command', 'dev', 'test'])(
  'scripts/%s.mjs says in one line that it may open too few files, before it installs or builds',
  (script) => {
    const line = `ulimit -n 64; exec "${process.execPath}" scripts/${script}.mjs`;
    const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd: root, encoding: 'utf8' });
    expect(stderr).toBe(
      'Visible AI cannot start: the limit of open files is 64: it takes 512 or more (ulimit -n).\n',
    );
    expect(stdout).toBe('');
    expect(status).toBe(1);
  },
);
