import { describe, expect, it } from 'vitest';
import { WEEK } from '../../page/stated/week.ts';
import { findQuestions } from '../qa-section/find-questions.ts';
import { asRead } from '../testing/asking-of.ts';
import { dataOf, graphOf } from '../testing/graph-of.ts';
import { noFacts, siteOf } from '../testing/site-of.ts';
import { hoursNotes } from './hours-conflict.ts';

const shop = {
  types: ['Bakery'],
  id: '',
  properties: { name: 'Anvil House', telephone: '020 7946 0000', openingHours: 'Mo-Su 09:00-17:00' },
};
/** A home page whose data give hours, and a contact page with a list of hours. */
const pages = (days: string[], ...lines: string[]) => [
  {
    url: '/',
    title: 'Anvil House',
    data: dataOf({ own: [shop] }),
    business: { ...noFacts, phones: ['020 7946 0000'], hours: [{ days, hours: '09:00-17:00' }] },
  },
  {
    url: '/contact',
    title: 'Contact',
    kind: 'contact' as const,
    sections: [{ level: 2, heading: 'Opening hours', text: lines.join('\n') }],
  },
];
const filledIn = pages([...WEEK], 'Tuesday–Friday 10:00–19:00', 'Saturday 10:00–16:00');

describe('opening hours that the data give otherwise than the text', () => {
  it('are told with both, and with the pages that have them', () => {
    expect(hoursNotes(siteOf(filledIn))).toEqual([
      'The data of / say that you are open Monday–Sunday 09:00–17:00, the text of /contact says Tuesday–Friday 10:00–19:00, Saturday 10:00–16:00. Plugins fill in the same hours for all days where nobody has set any, so this file follows the text: correct the data, or the text if it is wrong.',
    ]);
    const owners = pages(['Monday', 'Tuesday'], 'Monday, Tuesday 10:00–19:00');
    expect(hoursNotes(siteOf(owners))[0]).toMatch(
      /Correct the one that is wrong, and the file if it has it\.$/,
    );
  });

  it.each([
    ['they agree', pages(['Monday', 'Tuesday'], 'Monday, Tuesday 09:00–17:00')],
    ['the text names some of their days', pages(['Monday', 'Tuesday'], 'Monday 09:00–17:00')],
    ['the text gives none', pages([...WEEK], 'Ring the bell.')],
    ['the text cannot be read with certainty', pages([...WEEK], 'Tuesday–Friday 10–7', 'and by appointment')],
  ])('are not told where %s', (_, same) => {
    expect(hoursNotes(siteOf(same))).toEqual([]);
  });

  it('are left out of the JSON-LD for those of the text, where a plugin has filled them in', () => {
    const [owner] = graphOf(...filledIn).nodes;
    expect(owner).toMatchObject({
      '@type': 'Bakery',
      openingHoursSpecification: [
        { dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '10:00', closes: '19:00' },
        { dayOfWeek: ['Saturday'], opens: '10:00', closes: '16:00' },
      ],
    });
    expect(owner).not.toHaveProperty('openingHours');
    const [owners] = graphOf(...pages(['Monday', 'Tuesday'], 'Monday, Tuesday 10:00–19:00')).nodes;
    expect(owners).toMatchObject({ openingHours: 'Mo-Su 09:00-17:00' });
  });

  it('are no answer, where a plugin has filled them in', () => {
    const answers = asRead(findQuestions(siteOf(filledIn))).map(([, answer]) => answer);
    expect(answers).toContain('Tuesday–Friday 10:00–19:00\nSaturday 10:00–16:00');
    expect(answers.join()).not.toContain('09:00');
  });
});
