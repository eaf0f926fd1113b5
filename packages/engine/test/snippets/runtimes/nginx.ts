import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';
import { runServer } from '../run-server.ts';
import { openFolder } from '../site-case.ts';
import type { Runtime } from './runtime.ts';

const serverBlock = (port: number, { host, code, folder }: Parameters<Runtime['start']>[0][number]) => `
server {
  listen 127.0.0.1:${port};
  server_name ${host};
  root ${folder};
  error_page 404 /404.html;
  ${code}
  location / { try_files $uri $uri/ =404; }
  location ~ \\.md$ { types { } default_type text/markdown; }
}`;

export const nginx: Runtime = {
  target: 'nginx',
  name: 'nginx',
  needs: { nginx: 'nginx' },
  async start(sites) {
    const port = await freePort();
    const folder = openFolder('nginx');
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const config = `
daemon off;
pid ${folder}/pid;
error_log stderr warn;
worker_processes 1;
user root;
events { worker_connections 500; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temp.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${sites.map((site) => serverBlock(port, site)).join('\n')}
}`;
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, config);
    return runServer({ name: 'nginx', args: ['-p', folder, '-e', 'stderr', '-c', file], port, folder });
  },
};
