/**
 * The least an audit can cost: a server that makes the given requests in the order of an audit, parses the
 * page once, and stores the same report. `bench/analysis.ts` starts it and compares it with the service.
 *
 * The environment sets PORT, DATA_DIR and REPORTS, a file: `{ [address]: report as JSON text }`.
 * POST /audit: `{ page, together, after }`.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { PGlite } from '@electric-sql/pglite';
import { load } from 'cheerio';
import { Pool } from 'undici';

const CONNECTIONS = 2;

const reports = JSON.parse(readFileSync(process.env.REPORTS, 'utf8'));
const database = await PGlite.create({ dataDir: process.env.DATA_DIR ?? 'memory://' });
await database.exec('create table if not exists reports (id serial primary key, report jsonb not null)');

async function fetchAll({ page, together, after }) {
  const pool = new Pool(new URL(page.url).origin, { connections: CONNECTIONS, pipelining: 1 });
  const ask = async ({ path, method, userAgent }) => {
    const answer = await pool.request({ path, method, headers: { 'user-agent': userAgent } });
    return answer.body.text();
  };
  try {
    const [html] = await Promise.all([ask(page), ...together.map(ask)]);
    const others = Promise.all(after.map(ask));
    const $ = load(html);
    await others;
    await database.query('insert into reports (report) values ($1)', [reports[page.url]]);
    return { title: $('title').text(), links: $('a').length, report: reports[page.url] };
  } finally {
    await pool.destroy();
  }
}

const server = createServer(async (request, response) => {
  if (request.url === '/health') {
    await database.query('select 1');
    return response.end('{"status":"ok"}');
  }
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  response.write('data: {"type":"progress"}\n\n');
  const report = await fetchAll(JSON.parse(text));
  return response.end(`data: ${JSON.stringify({ type: 'completed', ...report })}\n\n`);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
