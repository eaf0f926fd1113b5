import type { EngineSettings, PageSpeedChoice } from '@visible-ai/engine';
import { z } from 'zod';
import { UsageError } from './usage-error.ts';

/** The settings in the environment, read once. */
export interface Configuration {
  allowPrivateTargets: readonly string[];
  pageSpeed: PageSpeedChoice;
  /** Requests a second while a site is read. */
  crawlRate: number;
  model: EngineSettings['model'];
}

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(blankIsUnset, schema.optional());
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** `host:port`, in the form that the engine compares. */
export const hostAndPort = z
  .string()
  .regex(/^(\[[0-9a-f:.]+\]|[^\s:,/*?]+):\d{1,5}$/i)
  .refine((pair) => Number(pair.slice(pair.lastIndexOf(':') + 1)) <= 65_535)
  .transform((pair) => pair.toLowerCase());

const listOfHosts = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(z.array(hostAndPort));

const variables = {
  ALLOW_PRIVATE_TARGETS: { schema: optional(listOfHosts), takes: 'a comma list of host:port' },
  PAGESPEED: {
    schema: optional(z.enum(['psi', 'lighthouse', 'off'])),
    takes: 'psi, lighthouse or off',
  },
  PAGESPEED_API_KEY: { schema: optional(z.string()), takes: 'a Google API key' },
  PAGESPEED_API_URL: { schema: optional(webAddress), takes: 'an http or https address' },
  CHROME_PATH: { schema: optional(z.string()), takes: 'the path of a Chrome or Chromium' },
  CRAWL_RATE: {
    schema: optional(z.coerce.number().min(0).max(1000)),
    takes: 'requests a second, 0 to 1000',
  },
  AI_BASE_URL: { schema: optional(webAddress), takes: 'an http or https address' },
  AI_API_KEY: { schema: optional(z.string()), takes: 'a key' },
  AI_MODEL: { schema: optional(z.string()), takes: 'a model name' },
} as const;

type Values = { [K in keyof typeof variables]: z.output<(typeof variables)[K]['schema']> };

const PSI = 'https://www.googleapis.com/pagespeedonline/v5/runPagespeed';
/** Requests a second, as in the service: a site is read politely. */
const CRAWL_RATE = 3;

/** Without a key or a browser nothing is measured: Google's quota without a key is soon used up. */
function pageSpeedOf(values: Values): PageSpeedChoice {
  const { PAGESPEED, PAGESPEED_API_KEY: apiKey, CHROME_PATH, PAGESPEED_API_URL } = values;
  if (PAGESPEED === 'lighthouse') {
    if (CHROME_PATH) return { mode: 'lighthouse', chromePath: CHROME_PATH };
    throw new UsageError('PAGESPEED=lighthouse needs CHROME_PATH: the path of a Chrome or Chromium.');
  }
  if (PAGESPEED === 'off' || !apiKey) return { mode: 'off' };
  return { mode: 'psi', apiKey, apiUrl: PAGESPEED_API_URL ?? PSI };
}

/** @throws UsageError that names the first variable with an invalid value. */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const read = Object.entries(variables).map(([name, { schema, takes }]) => {
    const parsed = schema.safeParse(environment[name]);
    if (!parsed.success) throw new UsageError(`${name} takes ${takes}.`);
    return [name, parsed.data];
  });
  // Each value was parsed by the schema of its name.
  const values = Object.fromEntries(read) as Values;
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = values;
  return {
    allowPrivateTargets: values.ALLOW_PRIVATE_TARGETS ?? [],
    pageSpeed: pageSpeedOf(values),
    crawlRate: values.CRAWL_RATE ?? CRAWL_RATE,
    model: baseUrl && model ? { baseUrl, model, apiKey } : null,
  };
}
