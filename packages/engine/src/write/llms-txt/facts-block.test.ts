import { describe, expect, it } from 'vitest';
import type { BusinessFacts } from '../../crawl/business-facts.ts';
import { siteOf } from '../testing/site-of.ts';
import { factsBlock } from './facts-block.ts';

const business: BusinessFacts = {
  types: ['LocalBusiness'],
  name: 'Anvil House',
  phones: ['020 7946 0000', '+442079460000'],
  emails: ['ring@anvils.example'],
  address: '1 Mill Lane, Leeds LS1 4AB',
  hours: [{ days: ['Monday', 'Tuesday', 'Wednesday'], hours: '07:00-15:00' }],
  areas: [],
  founders: ['Ann Smith'],
  offers: [],
  lines: [],
};
const section = (heading: string, text: string, kinds?: string) => ({
  level: 2,
  heading,
  text,
  ...(kinds === undefined ? {} : { kinds }),
});
const facts = (home: object, pages: Parameters<typeof siteOf>[0] = [], language = 'en', said = '') =>
  factsBlock({
    site: siteOf([{ url: '/', title: 'Anvil House', ...home }, ...pages], { language }),
    said,
    summary: 'Anvils.',
  });

describe('the facts of a business', () => {
  it('are whom to ask for, how to reach it, where and when', () => {
    expect(facts({ business })).toBe(
      [
        '- Contact: Ann Smith',
        '- Phone: 020 7946 0000',
        '- E-mail: ring@anvils.example',
        '- Address: 1 Mill Lane, Leeds LS1 4AB',
        '- Opening hours: Mon–Wed 07:00-15:00',
      ].join('\n'),
    );
  });

  it('have labels in the language of the site', () => {
    expect(facts({ business, language: 'fr' }, [], 'fr')).toContain('- Adresse : 1 Mill Lane');
    expect(facts({ business, language: 'de' }, [], 'de')).toContain('- Öffnungszeiten: Mo–Mi 07:00-15:00');
  });

  it('are not said again where the owner’s own text says them', () => {
    expect(facts({ business }, [], 'en', 'Ring us on 020 7946 0000.')).not.toContain('Phone');
  });

  it('are none of a project that nobody calls or visits', () => {
    expect(facts({})).toBe('');
  });
});

describe('an address', () => {
  const noAddress = { ...business, address: '' };
  const written = (text: string, lines: string[] = []) =>
    /Address: (.*)/.exec(
      facts({ business: { ...noAddress, lines }, sections: [section('Find us', text)] }),
    )?.[1];

  it.each([
    ['two lines', 'Au Four de Jeanne\n14, rue des Carmes\n44000 Nantes', '14, rue des Carmes, 44000 Nantes'],
    [
      'a line with others',
      'Praxis · Dr. Vogt · Marktplatz 7 · 37073 Göttingen',
      'Marktplatz 7, 37073 Göttingen',
    ],
    [
      'a Japanese line',
      '湯宿 〒509-2207 岐阜県下呂市湯之島123-4 TEL 0576-25-0000',
      '〒509-2207 岐阜県下呂市湯之島123-4',
    ],
    [
      'a British line',
      'Anvils Ltd, 4 Canal Street, Manchester M1 3HE, UK',
      'Anvils Ltd, 4 Canal Street, Manchester M1 3HE, UK',
    ],
  ])('is found in %s', (_, text, address) => {
    expect(written(text)).toBe(address);
  });

  it('is taken from a footer without the notice and the telephone beside it', () => {
    const footer = '© 2026 Lebon – 14, rue des Carmes, 44000 Nantes – 02 40 11 22 33';
    expect(written('Come and see.', [footer])).toBe('14, rue des Carmes, 44000 Nantes');
  });
});

describe('opening hours', () => {
  it.each([
    [
      'rows',
      'Mon | 8:00 am – 5:00 pm\n\nTue | 8:00 am – 5:00 pm\n\nSun | Closed',
      'rrr',
      'Mon–Tue 8:00 am – 5:00 pm; Sun Closed',
    ],
    ['a line', 'Montag bis Freitag 9–18 Uhr', undefined, 'Montag bis Freitag 9–18 Uhr'],
    [
      'rows with a day without hours',
      'Samedi | 7 h – 19 h\n\nLundi | fermé',
      'rr',
      'Samedi 7 h – 19 h; Lundi fermé',
    ],
    [
      'a sentence that also says how to call',
      'Write to a@b.example or call +44 161 496 0000, Monday to Friday from 9am to 5.30pm.',
      undefined,
      'Monday to Friday from 9am to 5.30pm',
    ],
    ['a line in Chinese', '周一至周六 8:30 - 18:00', undefined, '周一至周六 8:30 - 18:00'],
  ])('are those that a reader sees, of %s', (_, text, kinds, hours) => {
    expect(facts({ business, sections: [section('When', text, kinds)] })).toContain(
      `- Opening hours: ${hours}`,
    );
  });

  it('are not prices a month', () => {
    expect(facts({ business, sections: [section('Costs', 'Bill before: €3,750–4,450/mo')] })).toContain(
      '07:00-15:00',
    );
  });
});

describe('prices', () => {
  const priced = (...sections: ReturnType<typeof section>[]) =>
    /- Prices: (.*)/.exec(facts({ business, sections }))?.[1];

  it('stand under the headings of what they are for', () => {
    expect(
      priced(section('SMALL ANVIL', 'Of steel.\n\n€15\n\n€20'), section('Small anvil', 'Of steel.')),
    ).toBe('Small anvil €15 / €20');
  });

  it('bring their unit and their condition', () => {
    expect(
      priced(section('Pro', '$29\n\nper month'), section('Team', '$99\n\n$79 when paid by the year.')),
    ).toBe('Pro $29 per month; Team $99 ($79 when paid by the year)');
  });

  it('of several columns have their names; of a table of plans the plans are named', () => {
    expect(priced(section('Bread', 'Bread | Small | Large\n\nRye | €4 | €7', 'hr'))).toBe(
      'Rye – Small €4 / Large €7',
    );
    const plans =
      'Plan | Starter | Team | Enterprise\n\nPrice per month | £49 | £149 | On request\n\nUsers | 3 | 15 | 99';
    expect(priced(section('Plans', plans, 'hrr'))).toBe('Starter £49 per month; Team £149 per month');
  });

  it('stand in rows and in lists', () => {
    expect(priced(section('Menu', 'Espresso | €2.50\n\nCake | €4', 'rr'))).toBe('Espresso €2.50; Cake €4');
    expect(priced(section('Cuts', 'Cut and wash – £35\n\nBeard .... £12', 'ii'))).toBe(
      'Cut and wash £35; Beard £12',
    );
  });

  it('are no amounts that a sentence speaks of', () => {
    expect(
      priced(section('News', 'The penalty was reduced to $0 in 2019.\n\nThey saved us €400.')),
    ).toBeUndefined();
  });
});

describe('software', () => {
  it('is installed by the first command of its pages', () => {
    const sections = [section('Install', '# first\nnpm install anvil # or yarn', 'c')];
    expect(facts({ sections })).toBe('- Installation: `npm install anvil`');
    expect(facts({ sections }, [], 'en', '```\nnpm install anvil\n```')).toBe('');
  });
});
