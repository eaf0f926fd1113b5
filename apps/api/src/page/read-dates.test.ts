import { describe, expect, it } from 'vitest';
import { isoDate } from './iso-date.ts';
import { factsOf } from './testing/facts-of.ts';

describe('the dates of a page', () => {
  it('come from structured data, metas and time elements', () => {
    const { dates } = factsOf(
      '<script type="application/ld+json">{"@type":"Article","datePublished":"2026-01-02","dateModified":"2026-02-03T10:00:00+02:00"}</script>' +
        '<meta property="article:modified_time" content="2026-03-04"><time class="entry updated" datetime="2026-05-06">6 May</time><time>June 7, 2026</time>',
    );
    expect(dates).toEqual([
      { kind: 'published', raw: '2026-01-02', iso: '2026-01-02', from: 'json-ld' },
      {
        kind: 'modified',
        raw: '2026-02-03T10:00:00+02:00',
        iso: '2026-02-03T08:00:00.000Z',
        from: 'json-ld',
      },
      { kind: 'modified', raw: '2026-03-04', iso: '2026-03-04', from: 'meta' },
      { kind: 'modified', raw: '2026-05-06', iso: '2026-05-06', from: 'time-element' },
      { kind: 'unknown', raw: 'June 7, 2026', iso: '2026-06-07', from: 'time-element' },
    ]);
  });

  it.each([
    ['2026-02-31', null],
    ['2026-05', '2026-05-01'],
    ['20260506', '2026-05-06'],
    ['2026-05-06 10:11', '2026-05-06'],
    ['2026-05-06T10:11:12.5Z', '2026-05-06T10:11:12.500Z'],
    ['Sun, 03 May 2026 10:00:00 GMT', '2026-05-03'],
    ['3rd May 2026', '2026-05-03'],
    ['Monday, 31 February 2026', null],
    ['May 3rd, 2026', '2026-05-03'],
    ['03/05/2026', null],
    ['next week in 2026', null],
    ['', null],
  ])('%s is read as %s', (raw, iso) => {
    expect(isoDate(raw)).toBe(iso);
  });
});
