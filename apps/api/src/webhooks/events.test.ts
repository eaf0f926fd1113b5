import type { SiteChange, SiteEvent } from '@visible-ai/shared/sites/webhook-events';
import { eventBody } from '@visible-ai/shared/webhooks/events';
import { expect, it } from 'vitest';
import { contentCompleted, withDrifted } from './events.ts';

const APP_URL = 'https://visible.example';
const [siteId, auditId, contentId, ownerId] = ['1', '2', '3', '4'].map(
  (digit) =>
    `${digit.repeat(8)}-${digit.repeat(4)}-4${digit.repeat(3)}-8${digit.repeat(3)}-${digit.repeat(12)}`,
) as [string, string, string, string];
const timestamp = '2026-06-03T05:12:00.000Z';
const about = {
  ...{ siteId, auditId, name: 'Shop', url: 'https://shop.example/', auditedAt: timestamp },
  auditUrl: `${APP_URL}/sites/${siteId}/audits/${auditId}`,
};
const gone: SiteChange = {
  ...{ kind: 'pageGone', subject: '', title: '1 page is gone', evidence: 'x', pages: 1, examples: [] },
};
const drifted: SiteChange = {
  ...{
    kind: 'fileDrift',
    subject: contentId,
    title: 'llms.txt is gone',
    evidence: 'It was there.',
    pages: 1,
  },
  examples: ['https://shop.example/llms.txt'],
};

it('tells of each drifted file beside what it tells of the site', () => {
  const regressed = (regressions: SiteChange[]): SiteEvent => ({
    ...{ type: 'site.regressed', timestamp },
    data: { ...about, regressions, more: 0 },
  });
  const recovered: SiteEvent = {
    ...{ type: 'site.recovered', timestamp },
    data: { ...about, recovered: [drifted], more: 0 },
  };
  const told = withDrifted(APP_URL, [regressed([gone, drifted]), recovered]);
  expect(told.map((event) => eventBody.parse(event).type)).toEqual([
    'site.regressed',
    'content.drifted',
    'site.recovered',
  ]);
  expect(told[1]).toEqual({
    ...{ type: 'content.drifted', timestamp },
    data: {
      ...{ contentId, siteId, auditId, url: 'https://shop.example/llms.txt' },
      ...{ title: 'llms.txt is gone', evidence: 'It was there.' },
      contentUrl: `${APP_URL}/content/manage`,
    },
  });
  expect(withDrifted(APP_URL, [regressed([gone])])).toEqual([regressed([gone])]);
});

it('tells of a written file, and not whose it is', () => {
  const written = {
    ...{ ownerId, contentId, contentType: 'llms_txt' as const, websiteUrl: 'https://shop.example/' },
    regenerated: true,
  };
  const event = contentCompleted(APP_URL, written, new Date(timestamp));
  expect(eventBody.parse(event)).toEqual(event);
  expect(JSON.stringify(event)).not.toContain(ownerId);
});
