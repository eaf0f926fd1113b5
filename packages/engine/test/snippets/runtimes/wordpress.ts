import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../support/free-port.ts';
import { runServer } from '../run-server.ts';
import { openFolder } from '../site-case.ts';
import type { Runtime } from './runtime.ts';

/** Real PHP, and the few WordPress functions that the plugin calls, as its handbook describes them. */
export const wordpress: Runtime = {
  target: 'wordpress',
  name: 'WordPress (PHP, its functions as a stub)',
  needs: { php: 'php-cli' },
  async start(sites) {
    const port = await freePort();
    const folder = openFolder('wordpress');
    for (const { host, code, folder: root } of sites) {
      mkdirSync(join(folder, host), { recursive: true });
      writeFileSync(join(folder, host, 'plugin.php'), code);
      writeFileSync(join(folder, host, 'root'), root);
    }
    const stub = join(dirname(fileURLToPath(import.meta.url)), 'wordpress-stub.php');
    const env = { PHP_CLI_SERVER_WORKERS: '16', WORDPRESS_STUB: folder };
    return runServer({ name: 'php', args: ['-S', `127.0.0.1:${port}`, stub], port, folder, env });
  },
};
