import { expect, it } from 'vitest';
import { daySpans } from './event-dates.ts';

it.each([
  ['19-20 октября 2026 г. Москва', '2026-10-19', '2026-10-20'],
  ['с 19 по 20 октября 2026 года', '2026-10-19', '2026-10-20'],
  ['3rd–4th September 2026 Town Hall', '2026-09-03', '2026-09-04'],
  ['19. und 20. März 2026', '2026-03-19', '2026-03-20'],
  ['3 en 4 mei 2026', '2026-05-03', '2026-05-04'],
  ['Hall 12 at 3 May 2026', '2026-05-03', '2026-05-03'],
  ['19:30, 3 May 2026', '2026-05-03', '2026-05-03'],
  ['19 al 20 de octubre de 2026', '2026-10-19', '2026-10-20'],
  ['30 April and 1 May 2026', '2026-04-30', '2026-05-01'],
  ['30 September – 2 October 2026', '2026-09-30', '2026-10-02'],
  ['30 December 2026 – 2 January 2027', '2026-12-30', '2027-01-02'],
  ['October 19–20, 2026', '2026-10-19', '2026-10-20'],
  ['September 30 - October 2, 2026', '2026-09-30', '2026-10-02'],
  ['19.–20.10.2026', '2026-10-19', '2026-10-20'],
  ['30.09. bis 02.10.2026', '2026-09-30', '2026-10-02'],
  ['2026年10月19日至20日', '2026-10-19', '2026-10-20'],
  ['2026년 10월 19일(월) ~ 20일', '2026-10-19', '2026-10-20'],
  ['19. lokakuuta 2026', '2026-10-19', '2026-10-19'],
  ['on October 19, 2026', '2026-10-19', '2026-10-19'],
  ['am 19.10.2026', '2026-10-19', '2026-10-19'],
])('%s', (line, start, end) => {
  expect(daySpans(line)).toMatchObject([{ start, end }]);
});

it.each<[string, ...string[]]>([
  ['10/11/2026'],
  ['19–20 October'],
  ['31 February 2026'],
  ['32 May 2026'],
  ['31.02.2026'],
  ['Since 2026'],
  ['The 3 Mayor 2026'],
  // No range, so only what stands in full.
  ['20–19 October 2026', '2026-10-19'],
  ['3–32 May 2026'],
  ['3, 4 and 5 May 2026'],
  ['3., 4. und 5. Mai 2026'],
  ['3/4/5 May 2026'],
  ['3 and 8 May 2026', '2026-05-03', '2026-05-08'],
  ['3 May 2026 & 8 May 2026', '2026-05-03', '2026-05-08'],
  ['31 February – 2 March 2026', '2026-03-02'],
  ['1 May 2026 – 1 October 2026', '2026-05-01', '2026-10-01'],
  ['1 March 2026 – 1 May 2026', '2026-03-01', '2026-05-01'],
])('%s is no range of days', (line, ...alone) => {
  expect(daySpans(line).map(({ start, end }) => [start, end])).toEqual(alone.map((day) => [day, day]));
});

it('reads up to sixty nights, and several dates in their order', () => {
  expect(daySpans('1 March 2026 – 30 April 2026')).toMatchObject([
    { start: '2026-03-01', end: '2026-04-30' },
  ]);
  const line = '8 May 2026, then 3–4 June 2026, and 19.10.2026';
  const found = daySpans(line);
  expect(found.map(({ start, end }) => [start, end])).toEqual([
    ['2026-05-08', '2026-05-08'],
    ['2026-06-03', '2026-06-04'],
    ['2026-10-19', '2026-10-19'],
  ]);
  expect(found.map(({ from, to }) => line.slice(from, to))).toEqual([
    '8 May 2026',
    '3–4 June 2026',
    '19.10.2026',
  ]);
});
