import { z } from 'zod';
import { schedule } from '../sites/schema.ts';
import { answerEngineIds } from './engines.ts';

/** The possible results of a question. Only `ok` and `no_search` are answers. */
export const sampleStatuses = [
  'ok',
  'no_search',
  'truncated',
  'refused',
  'tool_error',
  'http_error',
  'over_budget',
] as const;
export type SampleStatus = (typeof sampleStatuses)[number];

export const runStatuses = ['running', 'completed', 'cancelled', 'over_budget', 'failed'] as const;
export type RunStatus = (typeof runStatuses)[number];

export const answerEngine = z.enum(answerEngineIds);
const words = (most: number) => z.string().trim().min(1, 'Please enter a text').max(most);
const usd = z.number().min(0);

/**
 * The id of a row that its owner writes. It never changes, so that figures of several runs can be compared.
 */
const rowId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, 'letters, digits, "-" and "_", at most 40');

export const answerEntity = z
  .object({
    id: rowId,
    own: z.boolean().meta({ description: 'our brand; the others are competitors' }),
    name: words(100),
    aliases: z.array(words(100)).max(20).meta({ description: 'other names that mean it' }),
    domains: z.array(words(253)).max(20).meta({ description: 'hosts whose pages are its own' }),
    context: z.array(words(100)).max(20).meta({
      description: 'if there are any, one of these words or a domain must be in the answer too',
    }),
  })
  .meta({ id: 'AnswerEntity' });
export type AnswerEntity = z.infer<typeof answerEntity>;

/** A question that its owner approved. */
export const answerPrompt = z
  .object({
    id: rowId,
    text: words(500),
    locale: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'locale is a language like "en" or "de-AT"')
      .meta({ examples: ['en'] }),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'country is two capital letters like "DE"')
      .meta({ examples: ['DE'] })
      .nullable()
      .meta({ description: 'where it is asked from; null for no place' }),
    tags: z.array(words(40)).max(10),
    paused: z.boolean().meta({ description: 'kept, and not asked' }),
  })
  .meta({ id: 'AnswerPrompt' });
export type AnswerPrompt = z.infer<typeof answerPrompt>;

const shownPrompt = answerPrompt
  .extend({ branded: z.boolean().meta({ description: 'names our brand: left out of the share of voice' }) })
  .meta({ id: 'ShownAnswerPrompt' });
export type ShownAnswerPrompt = z.infer<typeof shownPrompt>;

/** The same question twice would be counted twice. */
const asOne = ({ text, locale, country }: Pick<AnswerPrompt, 'text' | 'locale' | 'country'>) =>
  [text.normalize('NFC').toLowerCase(), locale, country].join('\n');
const allDiffer = <Row>(rows: readonly Row[], keyOf: (row: Row) => string | undefined) => {
  const keys = rows.map(keyOf).filter((key) => key !== undefined);
  return new Set(keys).size === keys.length;
};

/** For hand-written requests: missing fields are empty, and a row without an id is new. */
const writtenEntity = answerEntity
  .extend({
    id: rowId.optional().meta({ description: 'of a new one: left out' }),
    aliases: answerEntity.shape.aliases.default([]),
    domains: answerEntity.shape.domains.default([]),
    context: answerEntity.shape.context.default([]),
  })
  .meta({ id: 'WrittenAnswerEntity' });
const writtenPrompt = answerPrompt
  .extend({
    id: rowId.optional().meta({ description: 'of a new one: left out' }),
    locale: answerPrompt.shape.locale.default('en'),
    country: answerPrompt.shape.country.default(null),
    tags: answerPrompt.shape.tags.default([]),
    paused: z.boolean().default(false),
  })
  .meta({ id: 'WrittenAnswerPrompt' });

/** A change of the set-up. Missing fields stay. It makes a new version: past questions never change. */
export const panelChange = z
  .object({
    entities: z
      .array(writtenEntity)
      .min(1)
      .max(20)
      .refine((rows) => allDiffer(rows, ({ id }) => id), 'each entity has an id of its own')
      .refine((rows) => rows.filter(({ own }) => own).length === 1, 'exactly one entity is our own'),
    prompts: z
      .array(writtenPrompt)
      .max(100)
      .refine((rows) => allDiffer(rows, ({ id }) => id), 'each prompt has an id of its own')
      .refine((rows) => allDiffer(rows, asOne), 'the same prompt is here twice'),
    engines: z
      .array(answerEngine)
      .min(1, 'Please choose at least one engine')
      .transform((asked) => answerEngineIds.filter((id) => asked.includes(id))),
    samples: z
      .int()
      .min(1)
      .max(30)
      .meta({ description: 'how often each engine is asked each prompt in a run' }),
    monthlyBudgetUsd: usd.max(10_000).meta({ description: 'in a calendar month, UTC' }),
    schedule,
  })
  .partial()
  .meta({ id: 'AnswerPanelChange' });
export type PanelChange = z.infer<typeof panelChange>;

export const panel = z
  .object({
    version: z.int().meta({ description: '0 while nothing was set up' }),
    entities: z.array(answerEntity),
    prompts: z.array(shownPrompt),
    engines: z.array(answerEngine),
    samples: z.int(),
    monthlyBudgetUsd: z.number(),
    schedule,
    paused: z.boolean().meta({ description: 'nothing is asked and nothing spent' }),
    nextRunAt: z.iso.datetime().nullable(),
    spentThisMonthUsd: z.number().meta({ description: 'with what is reserved for calls under way' }),
  })
  .meta({ id: 'AnswerPanel' });
export type Panel = z.infer<typeof panel>;

/**
 * Suggested questions and competitors, from what the site says. None is asked before an owner approves it.
 */
export const panelSuggestions = z
  .object({
    own: answerEntity,
    competitors: z.array(answerEntity),
    prompts: z.array(
      answerPrompt.extend({ because: z.string().meta({ description: 'where it comes from' }) }),
    ),
  })
  .meta({ id: 'AnswerSuggestions' });
export type PanelSuggestions = z.infer<typeof panelSuggestions>;

export const estimate = z
  .object({
    calls: z.int().meta({ description: 'without those of the canary' }),
    canaryCalls: z.int(),
    lowUsd: z.number(),
    highUsd: z.number().meta({ description: 'the most it can cost: every call at its caps' }),
    leftThisMonthUsd: z
      .number()
      .meta({ description: 'the lesser of what the site and the installation have left' }),
  })
  .meta({ id: 'AnswerEstimate' });
export type Estimate = z.infer<typeof estimate>;

/** The engines that this installation can ask, and the variables that switch the others on. */
export const answersSetup = z
  .object({
    configured: z.boolean().meta({ description: 'whether any engine is on' }),
    engines: z.array(
      z.object({
        id: answerEngine,
        name: z.string(),
        on: z.boolean(),
        model: z.string().nullable(),
        simulated: z
          .boolean()
          .meta({ description: 'asked at an address of this very machine: no real engine' }),
        missing: z
          .array(z.string())
          .nullable()
          .meta({ description: 'to admins alone: the variables that would switch it on' }),
      }),
    ),
    paused: z.boolean().meta({ description: 'the operator lets nothing be asked' }),
  })
  .meta({ id: 'AnswersSetup' });
export type AnswersSetup = z.infer<typeof answersSetup>;

const counts = z.object(
  Object.fromEntries(sampleStatuses.map((status) => [status, z.int()])) as Record<SampleStatus, z.ZodInt>,
);

export const answerRun = z
  .object({
    id: z.uuid(),
    siteId: z.uuid(),
    panelVersion: z.int(),
    origin: z.enum(['hand', 'schedule']),
    status: z.enum(runStatuses),
    createdAt: z.iso.datetime(),
    completedAt: z.iso.datetime().nullable(),
    counts,
    costUsd: z.number(),
    progress: z.object({ done: z.int(), total: z.int() }),
    error: z.string().nullable(),
  })
  .meta({ id: 'AnswerRun' });
export type AnswerRun = z.infer<typeof answerRun>;

/** A place in an answer's text, in UTF-16 units. `end` is not included. */
const place = z.object({ start: z.int(), end: z.int() });

export const answerSource = z.object({
  kind: z.enum(['cited', 'retrieved']),
  url: z.string(),
  host: z.string(),
  title: z.string().nullable(),
  entityId: z.string().nullable(),
  places: z.array(place).meta({ description: 'the passages it is cited for, as far as the engine says' }),
});
export type AnswerSource = z.infer<typeof answerSource>;

export const answerMention = z.object({
  entityId: z.string(),
  count: z.int(),
  first: z.int().meta({ description: 'where it is named first' }),
  places: z.array(place),
});
export type AnswerMention = z.infer<typeof answerMention>;

export const answerSample = z
  .object({
    id: z.uuid(),
    promptId: z.string(),
    engine: answerEngine,
    n: z.int().meta({ description: 'which of the samples of its prompt and engine, from 1' }),
    status: z.enum(sampleStatuses),
    at: z.iso.datetime(),
    requestedModel: z.string(),
    servedModel: z.string().nullable(),
    text: z.string().nullable(),
    latencyMs: z.int().nullable(),
    tokensIn: z.int().nullable(),
    tokensOut: z.int().nullable(),
    searches: z.int(),
    costUsd: z.number(),
    costKind: z.enum(['reported', 'estimated']),
    queries: z.array(z.string()),
    sources: z.array(answerSource),
    mentions: z.array(answerMention),
    judgement: z.union([z.literal(-1), z.literal(0), z.literal(1)]).nullable(),
    passage: z.string().nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: 'AnswerSample' });
export type AnswerSample = z.infer<typeof answerSample>;

/** What a run asked, in the words of that time. Prompts and names may have been changed or removed since. */
export const askedThen = z
  .object({
    prompts: z.array(answerPrompt.pick({ id: true, text: true, locale: true, country: true })),
    entities: z.array(answerEntity.pick({ id: true, own: true, name: true })),
  })
  .meta({ id: 'AskedThen' });
export type AskedThen = z.infer<typeof askedThen>;

/** k of n, with its Wilson 95 % interval. For n = 0 it has only zeros and nulls. */
export const rate = z
  .object({
    value: z.number().nullable(),
    k: z.int(),
    n: z.int(),
    low: z.number().nullable(),
    high: z.number().nullable(),
    clustered: z.object({ low: z.number(), high: z.number() }).optional().meta({
      description: 'of pooled ones: bootstrap over prompts; the wider of the two is the one to show',
    }),
  })
  .meta({ id: 'Rate' });
export type Rate = z.infer<typeof rate>;

export const shareOfVoice = z
  .object({
    value: z.number().nullable(),
    ours: z.int(),
    all: z.int(),
    low: z.number().nullable(),
    high: z.number().nullable(),
  })
  .meta({ id: 'ShareOfVoice' });
export type ShareOfVoice = z.infer<typeof shareOfVoice>;

/** Two runs compared by the prompts and engines that both have. */
export const rateChange = z
  .object({
    diff: z.number(),
    low: z.number(),
    high: z.number(),
    verdict: z.enum(['up', 'down', 'none-detectable']),
    needed: z
      .int()
      .nullable()
      .meta({ description: 'samples of each run that would show this difference: 80 % power at 5 %' }),
  })
  .meta({ id: 'RateChange' });
export type RateChange = z.infer<typeof rateChange>;

export const answersSummary = z
  .object({
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    samples: counts,
    mention: rate,
    citation: rate,
    firstNamed: rate,
    shareOfVoice,
    sentiment: z
      .object({ negative: z.int(), neutral: z.int(), positive: z.int() })
      .nullable()
      .meta({ description: 'null where no model judges' }),
    byEngine: z.array(
      z.object({ engine: answerEngine, mention: rate, citation: rate, firstNamed: rate, shareOfVoice }),
    ),
    byPrompt: z.array(
      z.object({
        promptId: z.string(),
        text: z.string(),
        branded: z.boolean(),
        mention: rate,
        citation: rate,
      }),
    ),
    byTag: z.array(z.object({ tag: z.string(), mention: rate, citation: rate })),
    competitors: z.array(
      z.object({ entityId: z.string(), name: z.string(), mention: rate, citation: rate, shareOfVoice }),
    ),
    series: z.array(
      z.object({
        at: z.iso.datetime(),
        runId: z.uuid(),
        mention: rate,
        citation: rate,
        shareOfVoice,
        break: z
          .enum(['model', 'canary'])
          .nullable()
          .meta({ description: 'the engine itself has changed since the run before' }),
      }),
    ),
    change: z
      .object({
        runId: z.uuid(),
        previousRunId: z.uuid(),
        mention: rateChange,
        citation: rateChange,
      })
      .nullable(),
  })
  .meta({ id: 'AnswersSummary' });
export type AnswersSummary = z.infer<typeof answersSummary>;

/** A host that answers cite. */
export const sourceHost = z
  .object({
    host: z.string(),
    entityId: z.string().nullable(),
    cited: z.int().meta({ description: 'samples that cite it' }),
    retrieved: z.int().meta({ description: 'samples in which it was read and not cited' }),
    samples: z.int().meta({ description: 'ok samples in all' }),
    pages: z.array(z.object({ url: z.string(), cited: z.int() })),
  })
  .meta({ id: 'SourceHost' });
export type SourceHost = z.infer<typeof sourceHost>;
