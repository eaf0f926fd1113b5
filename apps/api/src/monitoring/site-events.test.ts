import { defaultAlerts } from '@visible-ai/shared/sites/schema';
import { siteEvent } from '@visible-ai/shared/sites/webhook-events';
import { describe, expect, it } from 'vitest';
import { renderSiteMail } from '../mail/render-site-mails.ts';
import type { SiteAuditRow } from '../sites/site-audit-store.ts';
import type { SiteRow } from '../sites/site-store.ts';
import type { Regression } from './rules/alert-rule.ts';
import { completedEvent, decidedEvents } from './site-events.ts';

const APP_URL = 'https://visible.example';
const now = new Date('2026-06-03T05:12:00.000Z');
const site: SiteRow = {
  id: '55555555-5555-4555-8555-555555555555',
  ownerId: '11111111-1111-4111-8111-111111111111',
  url: 'https://shop.example/',
  name: 'Shop <b>\u202e',
  schedule: { every: 'daily', hour: 6, timeZone: 'America/New_York' },
  alerts: defaultAlerts,
  nextAuditAt: null,
  createdAt: now,
};
const audit = {
  id: '66666666-6666-4666-8666-666666666666',
  ...{ origin: 'schedule', partial: false, score: 71 },
  createdAt: new Date('2026-06-03T04:10:00.000Z'),
  completedAt: now,
} as SiteAuditRow;
const gone: Regression = {
  ...{ kind: 'pageGone', subject: '', title: '4 pages are gone', was: null, doubts: [] },
  evidence: 'https://shop.example/a answered before.',
  places: ['a', 'b', 'c', 'd'].map((path) => `https://shop.example/${path}`),
};
const score: Regression = {
  ...{ kind: 'scoreDrop', subject: '', title: 'The score fell by 9 points to 71', doubts: [] },
  ...{ evidence: 'It was 80 of 100 and is 71.', places: [], was: 80 },
};
const decided = (regressed: Regression[], recovered: Regression[]) =>
  decidedEvents(APP_URL, site, audit, { now, regressed, recovered });

describe('events of a site', () => {
  it('are bodies of webhooks as they are published', () => {
    const events = [completedEvent(APP_URL, site, audit, now), ...decided([gone], [score])];
    expect(events.map((event) => siteEvent.parse(event).type)).toEqual([
      'site_audit.completed',
      'site.regressed',
      'site.recovered',
    ]);
    expect(events.every((event) => JSON.stringify(event).length < 20_000)).toBe(true);
    expect(decided([], [])).toEqual([]);
  });

  const mailOf = (regressed: Regression[], recovered: Regression[]) => {
    const events = decided(regressed, recovered);
    const find = <Type extends string>(type: Type) =>
      events.find((event): event is Extract<typeof event, { type: Type }> => event.type === type);
    return renderSiteMail(
      { regressed: find('site.regressed'), recovered: find('site.recovered') },
      site.schedule.timeZone,
    );
  };

  it('are one mail, which names the site and what changed, by the clocks of its owner', () => {
    const mail = mailOf([gone, score], []);
    expect(mail?.subject).toBe('Shop <b>: 4 pages are gone, and 1 more');
    expect(mail?.text).toContain('The audit of 3 June 2026 at 00:10 (America/New_York) found');
    expect(mail?.text).toContain('Among them: https://shop.example/b, https://shop.example/c, and 1 more.');
    expect(mail?.text).toContain(`${APP_URL}/sites/${site.id}/audits/${audit.id}`);
    expect(mail?.html).toContain(`href="${APP_URL}/sites/${site.id}/audits/${audit.id}"`);
    expect(mail?.html).not.toMatch(/<b>|<(img|script|link)\b|\u202e/);
  });

  it('tell of twenty things one by one, and how many more there are', () => {
    const many = Array.from({ length: 500 }, (_, at) => ({ ...gone, title: `Fault ${at}` }));
    const mail = mailOf(many, []);
    expect(mail?.text).toContain('20. Fault 19');
    expect(mail?.text).toContain('21. And 480 more');
    expect(mail?.text).not.toContain('Fault 20');
    expect(mail?.text.length).toBeLessThan(10_000);
  });

  it('tell what is well again, alone or with what is not', () => {
    expect(mailOf([], [gone])?.subject).toBe(
      'Shop <b>: 4 pages that were gone answer again, or nothing leads there any more',
    );
    const both = mailOf([gone], [score]);
    expect(both?.subject).toBe('Shop <b>: 4 pages are gone');
    expect(both?.text).toContain('2. The score is back at 80');
    expect(mailOf([], [])).toBeNull();
  });
});
