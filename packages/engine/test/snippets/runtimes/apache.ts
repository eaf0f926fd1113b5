import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';
import { runServer } from '../run-server.ts';
import { openFolder } from '../site-case.ts';
import type { Runtime } from './runtime.ts';

const MODULES = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'alias', 'actions', 'cgi'];

/** The lines for the `.htaccess` are in the snippet's first comment. */
const htaccessOf = (code: string) => /\/\*\n([\s\S]*?)\*\//.exec(code)?.[1] ?? '';

export const apache: Runtime = {
  target: 'apache',
  name: 'Apache with PHP',
  needs: { apache2: 'apache2-bin', 'php-cgi': 'php-cgi' },
  async start(sites) {
    const port = await freePort();
    const folder = openFolder('apache');
    for (const site of sites) {
      writeFileSync(join(site.folder, site.begins, 'visible-ai.php'), site.code);
      writeFileSync(join(site.folder, site.begins, '.htaccess'), htaccessOf(site.code));
    }
    const config = `
${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/pid
ErrorLog ${folder}/errors
User www-data
Group www-data
Listen 127.0.0.1:${port}
TypesConfig /etc/mime.types
AddType text/markdown .md
AddHandler php .php
Action php /php/php-cgi
ScriptAlias /php/ /usr/bin/
<Directory /usr/bin/>
  Require all granted
</Directory>
${sites
  .map(
    ({ host, folder: root }) => `<VirtualHost 127.0.0.1:${port}>
ServerName ${host}
DocumentRoot ${root}
ErrorDocument 404 /404.html
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
</VirtualHost>`,
  )
  .join('\n')}`;
    const file = join(folder, 'httpd.conf');
    writeFileSync(file, config);
    return runServer({ name: 'apache2', args: ['-f', file, '-DFOREGROUND'], port, folder });
  },
};
