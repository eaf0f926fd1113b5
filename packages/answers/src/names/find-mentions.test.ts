import type { AnswerEntity } from '@visible-ai/shared/answers/schema';
import { describe, expect, test } from 'vitest';
import { findMentions, isBranded, type MentionOptions } from './find-mentions.ts';

const entityOf = (name: string, more: Partial<AnswerEntity> = {}): AnswerEntity => ({
  id: name,
  own: false,
  name,
  aliases: [],
  domains: [],
  context: [],
  ...more,
});
/** The passages of a text that name entities. */
const namedIn = (text: string, entities: AnswerEntity[], options?: MentionOptions) =>
  findMentions(text, entities, options).flatMap(({ places }) =>
    places.map(({ start, end }) => text.slice(start, end)),
  );
const isNamed = (text: string, name: string) => namedIn(text, [entityOf(name)]).length > 0;

describe('a name is found', () => {
  test.each([
    ['Acme', 'I like Acme.'],
    ['Acme', 'ACME, acme and aCmE'],
    ['C++', 'C++ is fast'],
    ['C++', 'Write it in (C++), or in c++.'],
    ['C++', 'since C++17'],
    ['C#', 'Use C#, not C.'],
    ['.NET', 'With .NET 8'],
    ['A.B. Ltd', 'Sold by A.B. Ltd.'],
    ['A.B. Ltd.', 'Sold by A.B. Ltd and others'],
    ['O’Neil', "O'Neil's boards"],
    ["O'Neil", 'O’Neil and sons'],
    ['Yahoo!', 'Yahoo! and others'],
    ['AT&T', 'AT&T sells it'],
    ['3M', 'from 3M.'],
    ['Straße 7', 'STRASSE 7 is open'],
    ['STRASSE', 'die Straße'],
    ['GROẞ', 'groß and gross'],
    ['ΟΔΥΣΣΕΥΣ', 'ο Οδυσσεύς είναι'],
    ['İstanbul Kart', 'istanbul kart'],
    ['IŞIK', 'ışık'],
    ['Café Zoë', 'cafe\u0301 zoe\u0308'],
    ['Cafe\u0301 Zoe\u0308', 'CAFÉ ZOË'],
    ['Ångström', 'A\u030angstro\u0308m'],
    ['日本製鉄', '日本製鉄がよく勧められます。'],
    ['日本製鉄', '多くの人が日本製鉄を選びます'],
    ['トヨタ', 'これはトヨタの車'],
    ['ガンダム', 'ｶﾞﾝﾀﾞﾑ'],
    ['NEC', 'ＮＥＣの製品'],
    ['NEC', '最近NECは'],
    ['ปตท', 'บริษัทปตทจำกัด'],
    ['삼성전자', '삼성전자는 크다'],
    ['삼성전자', '삼성전자에서 만든'.normalize('NFD')],
    ['Acme', 'Acme는 좋다'],
    ['Acme Ladders', 'Acme\u00a0Ladders'],
    ['Acme Ladders', 'Acme \n  Ladders'],
    ['Acme Ladders', '**Acme** Ladders'],
    ['Acme Ladders', '***Acme Ladders***'],
    ['Acme', '_Acme_ and __Acme__'],
    ['Acme', '`Acme`'],
    ['Acme', '[Acme](https://other.com/)'],
    ['Acme', 'l’Acme, d’Acme'],
    ['Acme', "Acme's and Acme’s and Acme'nin"],
    ['Acme', 'Acme-like, non-Acme'],
    ['Acme', 'Acme/Other'],
    ['Acme', 'Acme+Other'],
    ['Acme', 'Acme¹ and “Acme”'],
    ['Acme-Bau', 'Acme‑Bau and Acme–Bau'],
    ['Acme', 'Ac\u00adme'],
    ['Acme', '🙂Acme🙂'],
    ['E*Trade', 'E*TRADE is one'],
    ['A.B. & Co', 'A\\.B\\. & Co'],
    ['Booking.com', 'Booking.com has it'],
    ['Node.js', 'in Node.js, mostly'],
    ['Δέλτα', 'η ΔΕΛΤΑ'],
    ['मेरा', 'यह मेरा है'],
  ])('%s in: %s', (name, text) => {
    expect(isNamed(text, name)).toBe(true);
  });
});

describe('a name is not found', () => {
  test.each([
    ['Acme', 'Acmes and Macme'],
    ['Acme', 'acme2 and 2acme'],
    ['Acme', 'Acmé'],
    ['Acme', 'Acme\u0301'],
    ['Cafe', 'Café'],
    ['C', 'C++ and C#, c++'],
    ['C+', 'C++'],
    ['.NET', 'ASP.NET'],
    ['.NET', 'example.net'],
    ['A.B.', 'A.B.C.'],
    ['Neil', 'O’Neil'],
    ['Disney', 'Disney+ has it'],
    ['Acme', 'foo_acme_bar'],
    ['Acme Ladders', 'Acme, Ladders'],
    ['Acme Ladders', 'AcmeLadders'],
    ['Мир', 'Мира'],
    ['삼성', '삼성전자는'],
    ['मेर', 'यह मेरा है'],
    ['가', '각'.normalize('NFD')],
    ['Acme', 'write to sales@acme.com or acme@other.com'],
    ['Acme', 'see https://other.com/acme'],
    ['Acme', 'see https://other.com/x?brand=acme#acme'],
    ['Acme', 'see other.com/acme-review'],
    ['Acme', 'acme.com'],
    ['Acme', 'https://acme.com'],
    ['Acme', 'http://localhost/acme'],
    ['Acme', ''],
  ])('%s in: %s', (name, text) => {
    expect(namedIn(text, [entityOf(name)])).toEqual([]);
  });
});

describe('places', () => {
  test('are UTF-16 units of the text as it is', () => {
    const text = '🙂 Cafe\u0301  Zoë und CAFÉ\u00a0ZOE\u0308.';
    const [mention] = findMentions(text, [entityOf('Café Zoë')]);
    expect(mention?.places.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Cafe\u0301  Zoë',
      'CAFÉ\u00a0ZOE\u0308',
    ]);
    expect(mention).toMatchObject({ count: 2, first: 3 });
  });

  test('of aliases are those of the entity, in the order they stand', () => {
    const entity = entityOf('Northwind Tools', { aliases: ['NWT', 'Northwind'] });
    const text = 'NWT, Northwind Tools and northwind.';
    expect(namedIn(text, [entity])).toEqual(['NWT', 'Northwind Tools', 'northwind']);
  });
});

describe('names that overlap', () => {
  const short = entityOf('Acme');
  const long = entityOf('Acme Ladders');

  test('count as the longest, whoever’s it is', () => {
    const mentions = findMentions('Acme Ladders beats Acme.', [short, long]);
    expect(mentions.map(({ entityId, count, first }) => [entityId, count, first])).toEqual([
      ['Acme', 1, 19],
      ['Acme Ladders', 1, 0],
    ]);
  });

  test('the longest is longer by its own length, not by where it begins', () => {
    const entities = [entityOf('new york'), entityOf('york city bank')];
    expect(namedIn('new york city bank', entities)).toEqual(['york city bank']);
  });

  test('a shorter one counts where the longer one lost to a third', () => {
    const entities = [entityOf('a b c d'), entityOf('d e'), entityOf('e f'), entityOf('e')];
    expect(namedIn('a b c d e', entities)).toEqual(['a b c d', 'e']);
  });

  test('one that lacks its context takes no place', () => {
    const orange = entityOf('Orange Bank', { context: ['credit'] });
    expect(namedIn('Orange Bank is', [orange, entityOf('Orange')])).toEqual(['Orange']);
  });

  test('the same name is the first entity’s that counts', () => {
    const telecom = entityOf('telecom', { name: 'Orange', context: ['mobile'] });
    const fruit = entityOf('fruit', { name: 'orange' });
    expect(findMentions('An orange.', [telecom, fruit])[0]?.entityId).toBe('fruit');
    expect(findMentions('Orange mobile.', [telecom, fruit])[0]?.entityId).toBe('telecom');
  });
});

describe('context', () => {
  const orange = entityOf('Orange', { context: ['téléphone', 'mobile network'], domains: ['orange.fr'] });

  test.each([
    ['An orange is a fruit.', 0],
    ['The orange automobile networks', 0],
    ['Orange has the best MOBILE\nnetwork.', 1],
    ['Orange, pour le te\u0301le\u0301phone', 1],
    ['Orange (www.orange.fr)', 2],
    ['[Orange](https://www.orange.fr/x)', 1],
    ['Orange, see https://other.fr/orange.fr', 0],
  ])('%s', (text, count) => {
    expect(findMentions(text, [orange])[0]?.count ?? 0).toBe(count);
  });

  test('a cited host of its own is enough', () => {
    expect(namedIn('Orange is good', [orange], { citedHosts: ['boutique.orange.fr'] })).toEqual(['Orange']);
    expect(namedIn('Orange is good', [orange], { citedHosts: ['notorange.fr'] })).toEqual([]);
  });
});

describe('a domain that is written', () => {
  const acme = entityOf('Acme', { domains: ['acme-ladders.com', 'acme.co.jp', 'müller.de', 'shop.example'] });

  test.each([
    ['Go to acme-ladders.com.', ['acme-ladders.com']],
    ['WWW.Acme-Ladders.com/loft?x=1, and', ['WWW.Acme-Ladders.com']],
    ['Visit https://blog.acme-ladders.com:8080/x!', ['blog.acme-ladders.com']],
    ['**acme-ladders.com**', ['acme-ladders.com']],
    ['詳しくはacme.co.jpをご覧ください', ['acme.co.jp']],
    ['公式サイトはacme.co.jp', ['acme.co.jp']],
    ['acme.co.jp에서', ['acme.co.jp']],
    ['bei Müller.de kaufen', ['Müller.de']],
    ['shop.example has it', ['shop.example']],
    ['Acme (acme-ladders.com)', ['Acme', 'acme-ladders.com']],
  ])('names its entity: %s', (text, places) => {
    expect(namedIn(text, [acme])).toEqual(places);
  });

  test.each([
    'me@acme-ladders.com',
    'acme-ladders.com@other.com',
    'https://acme-ladders.com@other.com/',
    'https://acme-ladders.com:x@other.com/',
    'not-acme-ladders.com',
    'acme-ladders.com.other.com',
    'https://other.com/acme-ladders.com',
    'other.com?u=acme-ladders.com',
    'https://web.archive.org/web/2020/https://acme-ladders.com/',
    'A long ladder. ([acme-ladders.com](https://www.acme-ladders.com/loft?utm_source=openai))',
    'A long ladder [1](https://acme-ladders.com/).',
    'A long ladder.\n\n[1]: https://acme-ladders.com/',
  ])('does not where it is somebody else’s, or cites: %s', (text) => {
    expect(namedIn(text, [acme])).toEqual([]);
  });

  test('is one naming, also where it is a name as well', () => {
    const booking = entityOf('Booking.com', { aliases: ['Booking'], domains: ['booking.com'] });
    expect(namedIn('Try Booking.com or www.booking.com.', [booking])).toEqual([
      'Booking.com',
      'www.booking.com',
    ]);
  });
});

describe('a text that is made to take long', () => {
  const many = Array.from({ length: 20 }, (_, entity) =>
    entityOf(`e${entity}`, {
      name: `${'a '.repeat(entity)}a`,
      aliases: Array.from(
        { length: 20 },
        (_, alias) => 'a'.repeat(1 + entity * 5 + (alias % 5)) + (alias > 9 ? ' b' : ''),
      ),
      domains: [`d${entity}.com`],
      context: entity % 2 ? ['zzz', 'a'] : [],
    }),
  );
  const length = 400_000;

  test.each([
    ['one letter', 'a'.repeat(length)],
    ['one letter and spaces', 'a '.repeat(length / 2)],
    ['words of it', `${'a'.repeat(99)} `.repeat(length / 100)],
    ['marks', `a${'\u0301\u0323'.repeat(length / 2)}`],
    ['dots', 'a.'.repeat(length / 2)],
    ['hosts', 'd1.com '.repeat(length / 7)],
    ['schemes', 'https://'.repeat(length / 8)],
    ['mail', 'a@'.repeat(length / 2)],
    ['brackets', '[a]('.repeat(length / 4)],
    ['unseen characters', `a${'\u00ad'.repeat(length)}a`],
    ['underscores', '_'.repeat(length)],
    ['no spaces at all', '日本'.repeat(length / 2)],
    ['spaces', `a${' '.repeat(length)}a`],
    ['slashes', 'a/'.repeat(length / 2)],
  ])('ends within its limit: %s', (_, text) => {
    const mentions = findMentions(text, many);
    for (const { count, places } of mentions) expect(places).toHaveLength(count);
  });

  test('and is counted to the end', () => {
    const text = `${'a'.repeat(50)} `.repeat(20_000);
    expect(findMentions(text, [entityOf('a'.repeat(50)), entityOf('a'.repeat(49))])).toMatchObject([
      { count: 20_000, first: 0 },
    ]);
  });
});

test('a prompt is branded where it names us, whatever stands beside it', () => {
  const own = entityOf('Orange', { context: ['mobile'], aliases: ['オレンジ'], domains: ['orange.fr'] });
  expect(isBranded('Is orange any good?', own)).toBe(true);
  expect(isBranded('オレンジは良いですか', own)).toBe(true);
  expect(isBranded('What does orange.fr sell?', own)).toBe(true);
  expect(isBranded('Which network is best?', own)).toBe(false);
});
