import { callApi } from '../support/call-api.ts';
import type { Row } from '../support/print-table.ts';
import type { Fleet } from './open-fleet.ts';
import { proof } from './proof.ts';

const TRIES = 36;

/** Wrong passwords from one address, spread over the instances: no more get through than on one instance. */
export async function proveLimits({ proxy, metricsUrls }: Fleet): Promise<Row[]> {
  const client = '203.0.113.77';
  const attempt = (index: number) =>
    callApi(proxy.url, 'auth/login', {
      body: { email: `nobody-${index}@example.com`, password: 'wrong' },
      client,
    });
  const answers = await Promise.all(Array.from({ length: TRIES }, (_, index) => attempt(index)));
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  const texts = await Promise.all(metricsUrls.map(async (url) => (await fetch(url)).text()));
  const hits = texts.map((text) => Number(/limits_hit_total\{limit="sign-in"\} (\d+)/.exec(text)?.[1] ?? 0));
  const all = hits.reduce((sum, hit) => sum + hit, 0);
  return [
    proof(`${TRIES} sign-ins at once from one address, 20 allowed for all together: tried`, count(401), 20),
    proof('refused with 429', count(429), TRIES - 20),
    proof('counted as hit in the metrics of all instances together', all, TRIES - 20),
  ];
}
