import { describe, expect, it } from 'vitest';
import type { SiteChange, SiteEvent } from '../sites/webhook-events.ts';
import { type EventBody, eventBody } from './events.ts';
import { fitEvent } from './fit-event.ts';

const id = '55555555-5555-4555-8555-555555555555';
const timestamp = '2026-06-03T05:12:00.000Z';
const change: SiteChange = {
  ...{ kind: 'pageGone', subject: '', title: '1 page is gone', evidence: 'It answered before.', pages: 1 },
  examples: ['https://shop.example/a'],
};
const regressed = (regressions: SiteChange[], more = 0): SiteEvent => ({
  type: 'site.regressed',
  timestamp,
  data: {
    ...{ siteId: id, auditId: id, name: 'Shop', url: 'https://shop.example/', auditedAt: timestamp },
    ...{ auditUrl: 'https://visible.example/sites/1', regressions, more },
  },
});
const bytes = (event: EventBody) => Buffer.byteLength(JSON.stringify(event));
const shown = (event: EventBody) => {
  if (event.type !== 'site.regressed') throw new Error(`It became ${event.type}`);
  return event.data;
};

describe('an event that is sent', () => {
  it('is left alone where it fits', () => {
    const event = regressed([change, change]);
    expect(fitEvent(event)).toEqual(event);
  });

  it('lists twenty changes and counts the others', () => {
    const many = Array.from({ length: 500 }, (_, at) => ({ ...change, title: `Fault ${at}` }));
    const { regressions, more } = shown(fitEvent(regressed(many, 7)));
    expect(regressions.map(({ title }) => title)).toEqual(many.slice(0, 20).map(({ title }) => title));
    expect(more).toBe(487);
    const well = { ...regressed([]), type: 'site.recovered', data: { ...regressed([]).data } };
    const recovered = eventBody.parse({ ...well, data: { ...well.data, recovered: many, more: 0 } });
    expect(fitEvent(recovered)).toMatchObject({ data: { more: 480, recovered: { length: 20 } } });
  });

  it.each([
    ['long', 'x'],
    ['not Latin', '漢'],
    ['two signs in one', '😀'],
    ['written out in JSON', '\u0001'],
  ])('stays below 20,000 bytes whose texts are %s', (_what, sign) => {
    const text = sign.repeat(3000);
    const large: SiteChange = {
      ...{ ...change, subject: text, title: text, evidence: text },
      examples: ['a', 'b', 'c'].map((path) => `https://shop.example/${path.repeat(400)}`),
    };
    const fitted = fitEvent(regressed(Array.from({ length: 30 }, () => large)));
    expect(bytes(fitted)).toBeLessThan(20_000);
    const { regressions, more } = shown(fitted);
    expect(regressions.length).toBeGreaterThan(0);
    expect(regressions.length + more).toBe(30);
    expect(regressions[0]?.examples).toEqual(large.examples);
    expect(regressions[0]?.title).toMatch(/…$/);
    expect(regressions[0]?.title).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
    expect(eventBody.safeParse(fitted).success).toBe(true);
  });

  it('leaves out an address that is too long rather than cutting it', () => {
    const long = `https://shop.example/${'x'.repeat(500)}`;
    const examples = [long, 'https://shop.example/a'];
    const { regressions } = shown(fitEvent(regressed([{ ...change, examples }])));
    expect(regressions[0]?.examples).toEqual(['https://shop.example/a']);
  });

  it('names an analysed page as it was typed where what it leads to is too long', () => {
    const event: EventBody = {
      type: 'analysis.completed',
      timestamp,
      data: {
        ...{ analysisId: 'a', requestedUrl: 'https://shop.example/', score: 50, reportUrl: '/r' },
        ...{ url: `https://shop.example/${'x'.repeat(30_000)}`, siteName: 'x'.repeat(30_000) },
      },
    };
    const fitted = fitEvent(event);
    expect(fitted).toMatchObject({ data: { url: 'https://shop.example/' } });
    expect(bytes(fitted)).toBeLessThan(1000);
    const short = { ...event, data: { ...event.data, url: 'https://shop.example/b', siteName: 'Shop' } };
    expect(fitEvent(short)).toEqual(short);
  });

  it('clips what drifted', () => {
    const drifted: EventBody = {
      type: 'content.drifted',
      timestamp,
      data: {
        ...{ contentId: id, siteId: id, auditId: id, url: 'https://shop.example/llms.txt' },
        ...{ title: 'x'.repeat(9000), evidence: 'x'.repeat(9000), contentUrl: '/c' },
      },
    };
    const fitted = fitEvent(drifted);
    expect(fitted).toMatchObject({ data: { title: `${'x'.repeat(299)}…`, evidence: `${'x'.repeat(299)}…` } });
  });
});
