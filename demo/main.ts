import { parseArgs } from 'node:util';
import { login } from '@visible-ai/shared/accounts/endpoints';
import { apiOf } from './call.ts';
import { openEngines } from './engines/open-engines.ts';
import { startProduct } from './product.ts';
import { say } from './say.ts';
import { openShop } from './shops/open-shop.ts';
import { ours } from './shops/ours.ts';
import { rival } from './shops/rival.ts';
import { walk } from './walk.ts';

const EMAIL = 'demo@example.com';
const PASSWORD = 'loft-ladder';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '3001' }, exit: { type: 'boolean', default: false } },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`--port is "${values.port}": it takes a port number from 1 to 65535`);
  process.exit(2);
}

const closing: (() => Promise<void>)[] = [];
/** What was opened last is closed first. */
async function closeAll(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close();
}

/** Opens what the demonstration needs, walks through it, and leaves it open to be looked at. */
async function demonstrate(): Promise<void> {
  const shops = [await openShop(ours, 'northwind'), await openShop(rival, 'acme')] as const;
  closing.push(...shops.map(({ close }) => close));
  const engines = await openEngines(shops);
  closing.push(engines.close);
  const product = await startProduct(port, {
    ADMIN_EMAIL: EMAIL,
    ADMIN_PASSWORD: PASSWORD,
    ALLOW_PRIVATE_TARGETS: shops.map(({ authority }) => authority).join(','),
    CRAWL_RATE: '0',
    PAGESPEED: 'off',
    AGENT_RANGES_URL: 'off',
    MAIL: 'outbox',
    LOG_LEVEL: 'warn',
    OPENAI_API_KEY: 'simulated',
    OPENAI_API_URL: engines.baseOf('openai'),
    ANTHROPIC_API_KEY: 'simulated',
    ANTHROPIC_API_URL: engines.baseOf('anthropic'),
    PERPLEXITY_API_KEY: 'simulated',
    PERPLEXITY_API_URL: engines.baseOf('perplexity'),
    GEMINI_API_KEY: 'simulated',
    GEMINI_API_URL: engines.baseOf('gemini'),
    GEMINI_TERMS_ACCEPTED: 'true',
  });
  closing.push(product.stop);
  const visitor = apiOf(product.url);
  const { tokens } = await visitor(login, login.answers[200], {
    body: { email: EMAIL, password: PASSWORD },
  });
  const api = apiOf(product.url, tokens.accessToken);
  console.log(
    'Two made-up shops, four simulated engines, one product: everything on this machine, nothing real.',
  );
  const { siteId, isProved } = await walk({ base: product.url, token: tokens.accessToken, api }, ...shops);
  if (values.exit) {
    process.exitCode = isProved ? 0 : 1;
    return;
  }
  say.title('Look at it in a browser');
  say.line(`${product.url}/analytics/${siteId}`);
  say.line(`Sign in as ${EMAIL} with the password ${PASSWORD}. Ctrl-C stops everything and forgets it.`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

try {
  await demonstrate();
} catch (error) {
  console.error(`\nThe demonstration stopped: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await closeAll();
}
