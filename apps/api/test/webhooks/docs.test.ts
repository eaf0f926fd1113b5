import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webhookEvents } from '@visible-ai/shared/webhooks/event-names';
import { eventBody } from '@visible-ai/shared/webhooks/events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { newWebhookSecret } from '../../src/webhooks/secrets.ts';
import { signDelivery } from '../../src/webhooks/sending/sign-delivery.ts';

const text = readFileSync(new URL('../../../../docs/webhooks.md', import.meta.url), 'utf8');
const blocksOf = (language: string) =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, block = '']) => block);

const checker = z.object({
  isFromVisibleAi: z.function({
    input: [z.string(), z.record(z.string(), z.string()), z.string(), z.number()],
    output: z.boolean(),
  }),
});

describe('what is written about webhooks', () => {
  it('has an example of every event, as it is sent', () => {
    const types = blocksOf('json').map((block) => {
      const given: unknown = JSON.parse(block);
      expect(eventBody.parse(given)).toEqual(given);
      return eventBody.parse(given).type;
    });
    expect(types).toEqual([...webhookEvents, 'webhook.test']);
  });

  it('checks signatures by hand as it says', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'webhooks-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'check.mjs');
    const [code = ''] = blocksOf('js');
    writeFileSync(file, code);
    const { isFromVisibleAi } = checker.parse({ ...(await import(file)) });
    const [secret, other] = [newWebhookSecret(), newWebhookSecret()];
    const body = '{"text":"grüße"}';
    const now = new Date('2026-06-03T06:12:00.000Z');
    const headers = signDelivery({ id: 'one', body }, [other, secret], now);
    const check = (change: {
      secret?: string;
      headers?: Record<string, string>;
      body?: string;
      now?: number;
    }) =>
      isFromVisibleAi(
        change.secret ?? secret,
        { ...headers, ...change.headers },
        change.body ?? body,
        change.now ?? now.getTime(),
      );
    expect(check({})).toBe(true);
    expect(check({ secret: other })).toBe(true);
    expect(check({ secret: newWebhookSecret() })).toBe(false);
    expect(check({ body: `${body} ` })).toBe(false);
    expect(check({ headers: { 'webhook-id': 'two' } })).toBe(false);
    expect(check({ headers: { 'webhook-timestamp': '0' } })).toBe(false);
    expect(check({ headers: { 'webhook-signature': 'v1,' } })).toBe(false);
    expect(check({ now: now.getTime() + 400_000 })).toBe(false);
    // Anybody can send a request without them: it must not end the receiver.
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
      expect(check({ headers: { [name]: '' } })).toBe(false);
    expect(isFromVisibleAi(secret, {}, body, now.getTime())).toBe(false);
    const { 'webhook-signature': _, ...unsigned } = headers;
    expect(isFromVisibleAi(secret, unsigned, body, now.getTime())).toBe(false);
  });

  it.runIf(spawnSync('python3', ['--version']).status === 0)('checks them in Python as it says', () => {
    const [code = ''] = blocksOf('python');
    const [secret, other] = [newWebhookSecret(), newWebhookSecret()];
    const body = '{"text":"grüße"}';
    const now = new Date('2026-06-03T06:12:00.000Z');
    const headers = signDelivery({ id: 'one', body }, [other, secret], now);
    const { 'webhook-signature': _, ...unsigned } = headers;
    const seconds = now.getTime() / 1000;
    const calls = [
      [secret, headers, body, seconds],
      [other, headers, body, seconds],
      [newWebhookSecret(), headers, body, seconds],
      [secret, headers, `${body} `, seconds],
      [secret, { ...headers, 'webhook-id': 'two' }, body, seconds],
      [secret, { ...headers, 'webhook-timestamp': 'soon' }, body, seconds],
      [secret, { ...headers, 'webhook-signature': 'v1,é' }, body, seconds],
      [secret, headers, body, seconds + 400],
      [secret, unsigned, body, seconds],
      [secret, {}, body, seconds],
    ];
    const run = `import json, sys
print(json.dumps([is_from_visible_ai(s, h, b.encode(), n) for s, h, b, n in json.load(sys.stdin)]))`;
    const { stdout, stderr } = spawnSync('python3', ['-c', `${code}\n${run}`], {
      input: JSON.stringify(calls),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([true, true, ...calls.slice(2).map(() => false)]);
  });
});
