import { Counter, Registry } from 'prom-client';
import { request } from 'undici';
import { afterEach, expect, it } from 'vitest';
import { type MetricsServer, serveMetrics } from './serve-metrics.ts';

let server: MetricsServer | undefined;
afterEach(() => server?.close());

it('serves the numbers on their own port and nothing else', async () => {
  const registry = new Registry();
  new Counter({ name: 'things_total', help: 'things', registers: [registry] }).inc(3);
  server = await serveMetrics(registry, '127.0.0.1', 0);
  const origin = `http://127.0.0.1:${server.port}`;
  const answer = await request(`${origin}/metrics`);
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(await answer.body.text()).toContain('things_total 3');
  const other = await request(`${origin}/`);
  await other.body.dump();
  expect(other.statusCode).toBe(404);
});
