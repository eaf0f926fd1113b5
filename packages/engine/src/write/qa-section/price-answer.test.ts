import { describe, expect, it } from 'vitest';
import { pricesUnder } from './price-answer.ts';

const section = (level: number, heading: string, ...lines: string[]) => ({
  level,
  heading,
  text: lines.join('\n\n'),
});
const prices = section(2, 'Prices');
const small = section(3, '★ Small', '€15', '€20');
const large = section(3, 'Large', '€25', '€30');
const told = (sections: Parameters<typeof pricesUnder>[0], at = 0) =>
  pricesUnder(sections, at)?.map(({ text }) => text);
const both = ['Small: €15; €20', 'Large: €25; €30'];

describe('a price list made of boxes', () => {
  it('says what the footnote of a price says, and has no sign without one', () => {
    const course = section(3, 'Course', '€1.690*');
    const note = section(2, '*Other costs', 'Fees of the examination are extra. We advise you.');
    expect(told([prices, course, large, note])?.[0]).toBe(
      'Course: €1.690 (Fees of the examination are extra)',
    );
    expect(told([prices, course, large])?.[0]).toBe('Course: €1.690');
  });

  it('has the unit of a price that stands below it', () => {
    const plan = (name: string, price: string, unit: string) => section(3, name, price, unit);
    expect(
      told([prices, plan('Basic', '$19', 'per location per month'), plan('Pro', '$39', 'Unlimited')]),
    ).toEqual(['Basic: $19 per location per month', 'Pro: $39']);
  });

  it('is each thing with its prices', () => {
    expect(told([prices, small, large])).toEqual(both);
  });

  it.each<[string, string[]]>([
    ['the last lines before it', ['Cars', 'Vans']],
    ['those after a text', ['Ask us first.', 'Cars', 'Vans']],
    ['those without their hints', ['Cars i They are small.', 'Vans ⓘ']],
    ['those among signs', ['Cars', '1', 'Vans', '—']],
  ])('names its columns by %s', (_, lines) => {
    expect(told([section(2, 'Prices', ...lines), small, large])).toEqual([
      'Small: Cars €15; Vans €20',
      'Large: Cars €25; Vans €30',
    ]);
  });

  it.each<[string, string[]]>([
    ['too few', ['Cars']],
    ['too long', ['Cars', 'x'.repeat(81)]],
  ])('has no columns where the lines are %s', (_, lines) => {
    expect(told([section(2, 'Prices', ...lines), small, large])).toEqual(both);
  });

  it('names no columns of a single price, nor of a thing with other prices', () => {
    expect(
      told([section(2, 'Prices', 'Cars'), section(3, 'Small', '€15'), section(3, 'Large', '€25')]),
    ).toEqual(['Small: €15', 'Large: €25']);
    expect(told([section(2, 'Prices', 'Cars', 'Vans'), small, section(3, 'Large', '€25')])?.[1]).toBe(
      'Large: €25',
    );
  });

  it('ends with the next heading as high, and begins after its own', () => {
    const rest = [section(2, 'Jobs'), section(3, 'Smith', '€3000')];
    expect(told([prices, small, large, ...rest])).toEqual(both);
    expect(
      told(
        [
          section(3, 'Old', '€1'),
          prices,
          section(0, '', 'Ask us.'),
          small,
          large,
          section(1, 'Jobs'),
          section(3, 'Smith', '€3000'),
        ],
        1,
      ),
    ).toEqual(both);
  });

  it('leaves out what has no name, a name too long, or no price of a few words', () => {
    const others = [
      section(3, '', '€1'),
      section(3, 'x'.repeat(81), '€1'),
      section(3, 'Free', 'Ask us.'),
      section(3, 'Wordy', `€1 ${'x'.repeat(38)}`),
    ];
    expect(told([prices, small, ...others, large])).toEqual(both);
    expect(told([prices, small, section(3, 'x'.repeat(80), `€1 ${'x'.repeat(37)}`)])).toHaveLength(2);
  });

  it('is none of one thing, has fifteen at most, and is none where there is no section', () => {
    expect(told([prices, small])).toBeUndefined();
    expect(
      told([prices, ...Array.from({ length: 16 }, (_, at) => section(3, `Thing ${at}`, '€1'))]),
    ).toHaveLength(15);
    expect(told([prices, small, large], 5)).toBeUndefined();
  });
});

it('several things below one heading are each told by their name, or not at all', () => {
  const plans = (heading: string, ...names: string[]) =>
    section(
      3,
      heading,
      ...names.flatMap((name, at) => [name, `$${at + 1}9`, `It is for ${heading}.`, 'Updates for a year']),
    );
  expect(
    told([prices, plans('individuals', 'Solo', 'Student'), plans('agencies', 'Team', 'County')]),
  ).toEqual(['Solo: $19', 'Student: $29', 'Team: $19', 'County: $29']);
  const nameless = section(3, 'Individuals', '$9', '$5', '$3', '$2');
  expect(told([prices, nameless, nameless])).toBeUndefined();
});
