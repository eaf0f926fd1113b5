import type { Engine } from '@visible-ai/engine';
import { writeHere } from '@visible-ai/engine/testing/write/testing/write-here';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { testDatabases } from '../support/create-test-database.ts';
import {
  type Clock,
  type MonitoringService,
  openClock,
  openMonitoringService,
} from '../support/open-monitoring-service.ts';
import { openTestEngine } from '../support/open-test-engine.ts';
import { type ChangingSite, LLMS, openChangingSite, pathOf, type Wrongs, well } from './changing-site.ts';

const NO_PERPLEXITY = `${well.robots}\nUser-agent: PerplexityBot\nDisallow: /\n`;
const NO_GOOGLE = `${NO_PERPLEXITY}\nUser-agent: Googlebot\nDisallow: /glaze\n`;

/** The events of a day: before its audit, and at the two checks that may follow. */
interface Day {
  before?: Partial<Wrongs>;
  /** Ten and sixty minutes after the audit. */
  first?: Partial<Wrongs>;
  second?: Partial<Wrongs>;
  /** The expected mails of that day, by subject. */
  told?: string[];
}

const [clay, glaze, kiln] = ['clay', 'glaze', 'kiln'].map(pathOf);
const page = (path = '') => [path];

const days: Record<number, Day> = {
  3: { before: { robots: NO_PERPLEXITY }, told: ['PerplexityBot (Perplexity) is kept out of every page'] },
  // Unchanged on days 4 and 5.
  6: { before: { robots: NO_GOOGLE }, told: ['Googlebot (Google) is kept out of 1 page'] },
  8: {
    before: { robots: well.robots },
    told: ["Googlebot may fetch the site's pages again"],
  },
  // Gone during a deployment, and back before anybody is told.
  10: { before: { gone: page(clay) }, first: { gone: [] } },
  12: { before: { gone: page(clay) }, second: { gone: [] } },
  14: { before: { gone: page(clay) }, told: ['1 page is gone'] },
  16: { before: { gone: [...page(clay), ...page(glaze)] }, told: ['1 page is gone'] },
  17: { before: { gone: page(glaze) } },
  18: {
    before: { gone: [] },
    told: ['2 pages that were gone answer again, or nothing leads there any more'],
  },
  // Down for three days: nothing can be reported.
  20: { before: { down: true } },
  23: { before: { down: false } },
  // Errors that may be temporary.
  25: { before: { failing: [...page(clay), ...page(glaze)] } },
  27: { before: { failing: [] } },
  29: { before: { noindex: page(kiln) }, told: ['1 page asks not to be indexed'] },
  // It goes down before a check: reported once it is up again.
  31: { before: { noindex: [...page(kiln), ...page(clay)] }, first: { down: true }, second: { down: false } },
  32: { told: ['1 page asks not to be indexed'] },
  34: { before: { noindex: [] }, told: ['2 pages may be indexed again'] },
  36: { before: { llms: '# Somebody else\n' }, told: ['llms.txt was changed at the site'] },
  38: { before: { llms: LLMS }, told: ['llms.txt is the file that is kept here again'] },
  40: {
    before: { bare: [...page('/'), ...page(clay), ...page(glaze), ...page(kiln)] },
    told: ['The score fell by N points to N'],
  },
  43: { before: { bare: [] }, told: ['The score is back at N'] },
  45: {
    before: { robots: NO_PERPLEXITY, gone: page(kiln), llms: null },
    told: ['PerplexityBot (Perplexity) is kept out of every page'],
  },
  // One fixed, one broken: one message.
  50: { before: { llms: LLMS, noindex: page(glaze) }, told: ['1 page asks not to be indexed'] },
  55: { before: { ...well }, told: ["PerplexityBot may fetch the site's pages again"] },
};

/**
 * What a subject names first. How much more there is, and by how many points, depends on the scoring rules.
 */
const firstOf = (subject: string) =>
  subject
    .replace(/, and \d+ more$/, '')
    .replace(/\d+ points to \d+$/, 'N points to N')
    .replace(/back at \d+$/, 'back at N');

describe.each(testDatabases.slice(0, 1))('sixty days of a site, on $name', ({ create }) => {
  let database: Database;
  let site: ChangingSite;
  let clock: Clock;
  let engine: Engine;
  let service: MonitoringService;
  beforeEach(async () => {
    [database, site] = await Promise.all([create(), openChangingSite()]);
    clock = openClock('2026-02-20T12:00:00Z');
    engine = openTestEngine([site.host], { writing: writeHere });
    service = await openMonitoringService(database, { clock, engine, isDown: site.isDown });
  });
  afterEach(async () => {
    await service.close();
    await Promise.all([engine.close(), site.close(), database.close()]);
  });

  it('are told in the messages that should come, and in no other', async () => {
    const ann = await service.account();
    const { body } = await service.post('sites', ann, { url: site.url, name: 'Pots' }).expect(201);
    await service.keepFile(ann.id, site.url, LLMS);
    const schedule = { every: 'daily', hour: 6, timeZone: 'Europe/Berlin' };
    await service.put(`sites/${body.id}`, ann, { schedule }).expect(200);
    const told: string[] = [];
    const expected: string[] = [];
    const news = async (day: number, known: number) => {
      for (const { subject } of (await service.mails()).slice(known))
        told.push(`${day}: ${firstOf(subject)}`);
    };
    for (let day = 1; day <= 60; day += 1) {
      const { before, first, second, told: subjects = [] } = days[day] ?? {};
      const known = (await service.mails()).length;
      const { nextAuditAt } = await service.siteRow(body.id);
      if (!nextAuditAt) throw new Error('Nothing is due');
      clock.set(nextAuditAt);
      site.become(before ?? {});
      await service.doDue();
      await service.audited();
      await service.doDue();
      site.become(first ?? {});
      clock.advance(10);
      await service.doDue();
      site.become(second ?? {});
      clock.advance(50);
      await service.doDue();
      await news(day, known);
      expected.push(...subjects.map((subject) => `${day}: Pots: ${subject}`));
    }
    expect(told).toEqual(expected);
    const audits = await service.audits();
    expect(audits).toHaveLength(60);
    expect(audits.filter(({ status }) => status === 'failed')).toHaveLength(3);
    const shown = audits.map(({ createdAt }) =>
      createdAt.toLocaleTimeString('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit' }),
    );
    expect(new Set(shown)).toEqual(new Set(['06']));
  }, 120_000);
});
