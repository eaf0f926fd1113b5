import { isIP } from 'node:net';
import { z } from 'zod';
import { isProgram } from './infra/process/is-program.ts';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(blankIsUnset, schema.optional());
const withDefault = <S extends z.ZodType>(schema: S, fallback: z.input<S>) =>
  z.preprocess((value) => blankIsUnset(value) ?? fallback, schema);

const port = z.coerce.number().int().min(0).max(65535);
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
/** Links in mails and canonical addresses are made from it, so it has no credentials, path or query. */
const origin = webAddress.refine((address) => {
  const url = URL.parse(address);
  return url !== null && `${url.origin}/` === url.href;
});
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const hostAndPort = z
  .string()
  .regex(/^(\[[0-9a-f:.]+\]|[^\s:,/]+):\d{1,5}$/i)
  .refine((pair) => Number(pair.slice(pair.lastIndexOf(':') + 1)) <= 65_535)
  .transform((pair) => pair.toLowerCase());
/** `ada@example.com` or `Ada <ada@example.com>`. */
const sender = /^(?:[^\s<>@]+@[^\s<>@]+|[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>)$/;
const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);
/** An address, a network such as `10.0.0.0/8`, or the name of one. */
const network = z.string().refine((text) => {
  if (NAMED_NETWORKS.has(text.toLowerCase())) return true;
  const [address = '', prefix, ...more] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    bits > 0 &&
    more.length === 0 &&
    // With a network that contains everybody, anybody could forge their address.
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits))
  );
});
const list = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item));

const secretKey = { schema: optional(z.string().min(1)), takes: 'a key', secret: true } as const;
const anyWebAddress = { schema: optional(webAddress), takes: 'an http or https address' } as const;
const modelName = { schema: optional(z.string().min(1)), takes: 'a model name' } as const;
/** The three variables of an answer engine. */
const engineVariables = <Name extends string>(name: Name) =>
  ({
    [`${name}_API_KEY`]: secretKey,
    [`${name}_API_URL`]: anyWebAddress,
    [`${name}_MODEL`]: modelName,
  }) as Record<`${Name}_API_KEY`, typeof secretKey> &
    Record<`${Name}_API_URL`, typeof anyWebAddress> &
    Record<`${Name}_MODEL`, typeof modelName>;

/** Each variable's schema, and in words what it accepts, for the line that refuses a bad value. */
const variables = {
  PORT: { schema: withDefault(port, 3001), takes: 'a port number from 0 to 65535' },
  METRICS_PORT: {
    schema: optional(port),
    takes: 'a port number from 0 to 65535, other than PORT',
  },
  HOST: { schema: withDefault(z.string().min(1), '127.0.0.1'), takes: 'an address to listen on' },
  DATABASE_URL: {
    schema: optional(z.string().regex(/^postgres(ql)?:\/\/\S+$/)),
    takes: 'postgres://user:password@host:port/database',
    secret: true,
  },
  DATA_DIR: { schema: withDefault(z.string().min(1), '.data'), takes: 'a folder' },
  APP_URL: {
    schema: optional(origin),
    takes: 'an http or https address without a path, a query or credentials',
  },
  JWT_SECRET: {
    schema: optional(z.string().refine((secret) => Buffer.byteLength(secret) >= 32)),
    takes: '32 bytes or more',
    secret: true,
  },
  ADMIN_EMAIL: { schema: optional(z.email()), takes: 'a mail address' },
  ADMIN_PASSWORD: {
    schema: optional(z.string().min(6).max(128)),
    takes: '6 to 128 characters',
    secret: true,
  },
  MAIL: { schema: optional(z.enum(['smtp', 'outbox', 'off'])), takes: 'smtp, outbox or off' },
  SMTP_URL: {
    schema: optional(z.url({ protocol: /^smtps?$/, hostname: /./ })),
    takes: 'smtp://user:password@host:port',
    secret: true,
  },
  MAIL_FROM: {
    schema: withDefault(z.string().regex(sender), 'Visible AI <hello@localhost>'),
    takes: 'a mail address, with or without a name',
  },
  INTAKE_TO: { schema: optional(z.email()), takes: 'a mail address' },
  REQUIRE_EMAIL_VERIFICATION: { schema: withDefault(flag, 'true'), takes: 'true or false' },
  TRIAL_CREDITS: {
    schema: withDefault(z.coerce.number().int().min(0).max(1_000_000), 0),
    takes: 'a whole number from 0 to 1000000 (0 = no trial by itself)',
  },
  PAGESPEED_API_KEY: { schema: optional(z.string().min(1)), takes: 'a Google API key', secret: true },
  PAGESPEED_API_URL: {
    schema: withDefault(webAddress, 'https://www.googleapis.com/pagespeedonline/v5/runPagespeed'),
    takes: 'an http or https address',
  },
  PAGESPEED: {
    schema: withDefault(z.enum(['psi', 'lighthouse', 'off']), 'psi'),
    takes: 'psi, lighthouse or off',
  },
  CHROME_PATH: { schema: optional(z.string().min(1)), takes: 'the path of a Chrome or Chromium' },
  AI_BASE_URL: anyWebAddress,
  AI_API_KEY: secretKey,
  AI_MODEL: modelName,
  ...engineVariables('OPENAI'),
  ...engineVariables('ANTHROPIC'),
  ...engineVariables('PERPLEXITY'),
  ...engineVariables('GEMINI'),
  GEMINI_TERMS_ACCEPTED: { schema: withDefault(flag, 'false'), takes: 'true or false' },
  ANSWERS_MONTHLY_BUDGET_USD: {
    schema: withDefault(z.coerce.number().min(0).max(1_000_000), 50),
    takes: 'US dollars from 0 to 1000000, for all sites together in a calendar month',
  },
  ANSWERS_PAUSED: { schema: withDefault(flag, 'false'), takes: 'true or false' },
  FIRECRAWL_API_URL: anyWebAddress,
  FIRECRAWL_API_KEY: secretKey,
  AGENT_RANGES_URL: {
    schema: optional(z.union([z.literal('off'), webAddress])),
    takes: 'an http or https address, or off',
  },
  CRAWL_RATE: {
    schema: withDefault(z.coerce.number().min(0).max(1000), 3),
    takes: 'requests a second, 0 to 1000 (0 = as fast as two connections go)',
  },
  ALLOW_PRIVATE_TARGETS: {
    schema: withDefault(list(hostAndPort), ''),
    takes: 'a comma list of host:port',
  },
  TRUST_PROXY: {
    schema: optional(z.union([z.coerce.number().int().min(1).max(10), list(network)])),
    takes:
      'a number of hops from 1 to 10 or a comma list of proxy addresses and networks (never "true"); unset, no proxy is trusted',
  },
  RATE_LIMIT_SCALE: { schema: withDefault(z.coerce.number().positive(), 1), takes: 'a positive number' },
  LOG_LEVEL: {
    schema: withDefault(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
    takes: 'trace, debug, info, warn, error, fatal or silent',
  },
} as const;

type Variables = typeof variables;
type Values = { [K in keyof Variables]: z.output<Variables[K]['schema']> };

export type Config = Omit<Values, 'APP_URL' | 'MAIL'> & { APP_URL: string; MAIL: 'smtp' | 'outbox' | 'off' };

export type ConfigResult = { ok: true; config: Config } | { ok: false; problem: string };

const shown = (value: string | undefined, secret: boolean) =>
  secret ? `a value of ${Buffer.byteLength(value ?? '')} bytes` : JSON.stringify(value);

/** Rules between variables. Each problem is one line. */
function contradiction(config: Config, searchPath: string): string | null {
  if (config.DATABASE_URL && !config.JWT_SECRET)
    return 'JWT_SECRET is not set: with DATABASE_URL it is required and takes 32 bytes or more';
  if (config.MAIL === 'off' && config.REQUIRE_EMAIL_VERIFICATION)
    return 'MAIL is "off" while REQUIRE_EMAIL_VERIFICATION is true: nobody could verify; set REQUIRE_EMAIL_VERIFICATION=false or MAIL=smtp or outbox';
  if (config.MAIL === 'smtp' && !config.SMTP_URL)
    return 'SMTP_URL is not set: with MAIL=smtp it takes smtp://user:password@host:port';
  if (Boolean(config.ADMIN_EMAIL) !== Boolean(config.ADMIN_PASSWORD))
    return 'ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither';
  if (Boolean(config.AI_BASE_URL) !== Boolean(config.AI_MODEL))
    return 'AI_BASE_URL and AI_MODEL go together: set both or neither';
  if (config.METRICS_PORT !== undefined && config.METRICS_PORT !== 0 && config.METRICS_PORT === config.PORT)
    return 'METRICS_PORT is the same as PORT: the metrics take a port of their own';
  if (config.PAGESPEED === 'lighthouse' && !config.CHROME_PATH)
    return 'CHROME_PATH is not set: with PAGESPEED=lighthouse it takes the path of a Chrome or Chromium';
  if (config.PAGESPEED === 'lighthouse' && !isProgram(config.CHROME_PATH ?? '', searchPath))
    return `CHROME_PATH is ${JSON.stringify(config.CHROME_PATH)}, which is no program: with PAGESPEED=lighthouse it takes the path of a Chrome or Chromium`;
  return null;
}

/**
 * Reads the environment once. The first bad value is refused with one line that names the variable, its value
 * (for a secret only the length) and what it accepts.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): ConfigResult {
  const values: Record<string, unknown> = {};
  for (const [name, { schema, takes, ...rest }] of Object.entries(variables)) {
    const given = environment[name];
    const parsed = schema.safeParse(given);
    if (!parsed.success)
      return { ok: false, problem: `${name} is ${shown(given, 'secret' in rest)}: it takes ${takes}` };
    values[name] = parsed.data;
  }
  const parsed = values as Values;
  const config: Config = {
    ...parsed,
    APP_URL: parsed.APP_URL ?? `http://localhost:${parsed.PORT}`,
    MAIL: parsed.MAIL ?? (parsed.SMTP_URL ? 'smtp' : 'outbox'),
  };
  const problem = contradiction(config, environment.PATH ?? '');
  return problem ? { ok: false, problem } : { ok: true, config };
}
