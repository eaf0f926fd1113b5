import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';
import { runServer } from '../run-server.ts';
import { openFolder } from '../site-case.ts';
import type { Runtime } from './runtime.ts';

export const caddy: Runtime = {
  target: 'caddy',
  name: 'Caddy',
  needs: { caddy: 'caddy' },
  async start(sites) {
    const port = await freePort();
    const folder = openFolder('caddy');
    const blocks = sites.map(
      (site) => `http://${site.host}:${port} {
bind 127.0.0.1
root * ${site.folder}
${site.code}
file_server
}`,
    );
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, ['{\nadmin off\nauto_https off\n}', ...blocks].join('\n'));
    const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const args = ['run', '--config', file, '--adapter', 'caddyfile'];
    return runServer({ name: 'caddy', args, port, folder, env });
  },
};
