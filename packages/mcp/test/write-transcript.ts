import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { z } from 'zod';
import { callTool } from './support/call-tool.ts';
import { bakery, openChangingSite } from './support/changing-site.ts';
import { patched } from './support/patched.ts';

/**
 * `npm run transcript -w @visible-ai/mcp`: runs a whole task with the official client, and puts the
 * transcript into docs/mcp.md.
 */
const document = fileURLToPath(new URL('../../../docs/mcp.md', import.meta.url));
const [begin, end] = ['<!-- transcript -->\n', '<!-- end of transcript -->'];
const diff = z.object({ snippet: z.object({ code: z.string() }) });

const site = await openChangingSite(bakery());
const client = new Client({ name: 'transcript', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
await client.connect(
  new StdioClientTransport({
    command: process.execPath,
    args: ['--import', 'tsx', fileURLToPath(new URL('./support/serve-stdio.ts', import.meta.url)), site.host],
  }),
);

const said: string[] = [];
async function ask(name: string, args: Record<string, unknown>) {
  const called = await callTool(client, name, args);
  const shown = JSON.stringify(args)
    .replaceAll('"', "'")
    .replaceAll(/'(\w+)':/g, '$1: ')
    .replaceAll(',', ', ');
  said.push(`→ ${name} ${shown}`, ...called.text.split('\n').map((line) => `  ${line}`.trimEnd()), '');
  return called;
}

await ask('audit_page', { url: site.url });
await ask('explain_robots', { url: site.url, agent: 'PerplexityBot' });
const { snippet } = diff.parse((await ask('get_fix', { id: 'page-1', check: 'ai-agents-allowed' })).data);
const robots = patched(snippet.code);
await ask('preview_robots_edit', { url: site.url, robots });
site.files['/robots.txt'] = robots;
said.push('  (its owner puts the file in place)', '');
await ask('audit_page', { url: site.url });

const text = readFileSync(document, 'utf8');
const [before = '', rest = ''] = text.split(begin);
const after = rest.slice(rest.indexOf(end));
const transcript = said.join('\n').trimEnd().replaceAll(site.host, 'bakery.example');
writeFileSync(document, `${before}${begin}\`\`\`\`text\n${transcript}\n\`\`\`\`\n${after}`);

await client.close();
site.close();
