import { describe, expect, it } from 'vitest';
import type { BusinessFacts } from '../../crawl/business-facts.ts';
import { joinParagraphs } from '../../crawl/paragraphs.ts';
import { noFacts, pageOf } from '../testing/site-of.ts';
import { llmsWords } from './llms-words.ts';
import { beginsWithDay, openingHours } from './opening-hours.ts';

const page = (text: string, business: Partial<BusinessFacts> = {}) =>
  pageOf({
    url: '/',
    sections: [{ level: 1, heading: 'Hours', text }],
    business: { ...noFacts, ...business },
  });
const written = (...lines: string[]) => openingHours([page(lines.join('\n'))], llmsWords('en'));
const stated = (hours: BusinessFacts['hours'], language = 'en') =>
  openingHours([page('', { hours })], llmsWords(language));

describe('hours that a page writes', () => {
  it('are taken without the word that says what they are', () => {
    expect(written('Horario: de lunes a viernes, de 9:00 a 14:00.')).toBe(
      'de lunes a viernes, de 9:00 a 14:00.',
    );
    expect(written('Monday: 9:00–17:00')).toBe('Monday 9:00–17:00');
    expect(written('Orari di apertura', 'Lunedì chiuso', 'Martedì 12:00–14:30')).toBe(
      'Lunedì chiuso; Martedì 12:00–14:30',
    );
    expect(
      written('Lundi | 8h30 – 12h30 | 14h – 19h', 'Mercredi | 8h30 – 12h30 | fermé', 'Jeudi | fermé'),
    ).toBe('Lundi 8h30 – 12h30, 14h – 19h; Mercredi 8h30 – 12h30; Jeudi fermé');
    expect(written('Åpningstid Mandag–søndag 06–18')).toBe('Mandag–søndag 06–18');
  });

  it('are told from their first day, which is no small word of another language', () => {
    const line = 'Kancelaria jest czynna od poniedziałku do piątku w godzinach 9:00–17:00, tel. 602 118 407.';
    const text = { level: 1, heading: 'Kontakt', text: line };
    expect(openingHours([pageOf({ url: '/', language: 'pl', sections: [text] })], llmsWords('pl'))).toMatch(
      /^od poniedziałku do piątku w godzinach 9:00–17:00/,
    );
    expect(written('Mo, Di 9–12 Uhr', 'Do 14–18 Uhr')).toBe('Mo, Di 9–12 Uhr; Do 14–18 Uhr');
  });

  it('are those of a table of marks, without the times of registration below it', () => {
    const { text, kinds } = joinParagraphs([
      { kind: 'head', text: ' | 月 | 火 | 水 | 木 | 金 | 土 | 日' },
      { kind: 'row', text: '9:00～12:00 | ● | ● | ● | － | ● | ● | －' },
      { kind: 'row', text: '14:00～19:00 | ● | ● | ● | － | ● | － | －' },
      { kind: 'text', text: '受付時間：8時〜11時 / 13〜18時' },
      { kind: 'text', text: '休診日：木曜・土曜午後・日曜' },
    ]);
    const table = { level: 2, heading: '診療時間', text, ...(kinds && { kinds }) };
    expect(openingHours([pageOf({ url: '/', language: 'ja', sections: [table] })], llmsWords('ja'))).toBe(
      '月・火・水・金・土 9:00～12:00; 月・火・水・金 14:00～19:00; 休診日：木曜・土曜午後・日曜',
    );
  });

  it('are one span for days that follow each other, and never for the days between two others', () => {
    expect(written('Monday: 9:00–17:00', 'Tuesday: 9:00–17:00', 'Wednesday: 9:00–17:00')).toBe(
      'Monday–Wednesday 9:00–17:00',
    );
    expect(written('Tuesday: 18:00–20:00', 'Thursday: 18:00–20:00', 'Saturday: 10:00–12:00')).toBe(
      'Tuesday 18:00–20:00; Thursday 18:00–20:00; Saturday 10:00–12:00',
    );
    expect(written('Monday - Thursday: 9:00–17:00', 'Friday: 9:00–17:00')).toBe(
      'Monday - Thursday 9:00–17:00; Friday 9:00–17:00',
    );
  });

  it('may stand below their days', () => {
    const footer = { lines: ['MONDAY:', '10.00-17.30', 'TUESDAY:', 'WEDNESDAY:', '8.00-16.00'] };
    expect(openingHours([page('', footer)], llmsWords('en'))).toBe('');
    expect(
      written('Monday & Tuesday', 'Closed', 'Wed – Friday', '12:00 – 20:00', 'Saturday', '10:00 – 19:00'),
    ).toBe('Monday & Tuesday Closed; Wed – Friday 12:00 – 20:00; Saturday 10:00 – 19:00');
    expect(written('MONDAY:', '10.00-17.30', 'TUESDAY:', '8.00-16.00')).toBe(
      'MONDAY 10.00-17.30; TUESDAY 8.00-16.00',
    );
  });

  it('are read where a “u” stands between hours and minutes, and not told by their closed days alone', () => {
    expect(written('Maandag 8u00 tot 16u00', 'Dinsdag gesloten')).toBe(
      'Maandag 8u00 tot 16u00; Dinsdag gesloten',
    );
    expect(written('Maandag 8 keer 16', 'Dinsdag gesloten', 'Woensdag gesloten')).toBe('');
    expect(written('Dinsdag gesloten')).toBe('Dinsdag gesloten');
  });

  it('are taken without a day where such a word stands before them', () => {
    expect(written('営業時間：10:00 ~ 16:00', '定休日：日曜日・祝日')).toBe(
      '10:00 ~ 16:00; 定休日：日曜日・祝日',
    );
    expect(written('営業時間：１０：００～１６：００')).toBe('１０：００～１６：００');
    expect(written('Öffnungszeiten: 9.00–17.00 Uhr')).toBe('9.00–17.00 Uhr');
    expect(written('Öffnungszeiten: nach Vereinbarung')).toBe('');
    expect(written('Horaires : voir page 9-12 du livret')).toBe('');
  });

  it('are taken with the season in which nobody is there', () => {
    expect(written('April to October: daily 10:00–18:00', 'Winter closed', 'Dogs are welcome')).toBe(
      'April to October: daily 10:00–18:00; Winter closed',
    );
  });

  it('are taken from the line below such a word, with the days that are closed', () => {
    expect(written('営業時間: 月〜金 9:00〜18:00 / 土 9:00〜13:00', '定休日: 日曜・祝日')).toBe(
      '月〜金 9:00〜18:00 / 土 9:00〜13:00; 定休日 日曜・祝日',
    );
    expect(written('영업시간: 월~금 09:00~18:00')).toBe('월~금 09:00~18:00');
    expect(written('営業時間', '8:00 — 17:00', '定休日', '毎月14日、日曜・祝日')).toBe(
      '8:00 — 17:00; 定休日 毎月14日、日曜・祝日',
    );
    expect(written('定休日', 'お問い合わせください')).toBe('');
  });

  it('are not those of the telephone', () => {
    expect(written('お電話での受付：月〜金曜 8時〜17時')).toBe('');
    expect(written('Telefonzeiten: Mo–Fr 8–12 Uhr', 'Mo–Sa 9–18 Uhr')).toBe('Mo–Sa 9–18 Uhr');
    expect(written('Montag bis Freitag 8–12 Uhr können Sie uns telefonisch erreichen.')).toBe('');
    expect(written('Mağaza: Pazartesi 09:00–18:00 arası arayabilirsiniz')).toBe('');
  });

  it('are those of the whole week, also behind short names of days, of whatever language', () => {
    expect(written('M-F: 2pm - 8pm', 'Sat: 9am - 1pm')).toBe('M-F 2pm - 8pm; Sat 9am - 1pm');
    expect(written('Monday: closed', 'Xa–Xo: 9:00–17:00', 'Room 7-9', 'Tel. 07-1234')).toBe(
      'Monday closed; Xa–Xo: 9:00–17:00',
    );
    expect(written('Xa–Xo: 9:00–17:00')).toBe('');
  });

  it('are read where the half of the day stands before the time', () => {
    expect(written('평일 : 오전 9:00 ~ 오후 5:30', '일요일 휴무')).toBe(
      '평일 오전 9:00 ~ 오후 5:30; 일요일 휴무',
    );
  });

  it.each([
    ['nl', 'Wij zijn geopend van maandag tot en met vrijdag van 9 tot 17 uur'],
    ['nl', 'Maandag en woensdag van 9 tot 17 uur'],
    ['da', 'Vi har åbent mandag til fredag fra kl. 9 til 17'],
    ['nb', 'Vi har åpent mandag til lørdag fra 10 til 16'],
    ['sv', 'Öppet måndag till fredag klockan 9 till 17'],
    ['pl', 'Otwarte od poniedziałku do piątku w godz. od 9 do 17'],
    ['cs', 'Máme otevřeno od pondělí do pátku od 9 do 17'],
  ])('are read in a sentence, in %s', (language, line) => {
    const told = { ...page(line), language };
    expect(openingHours([told], llmsWords(language))).toBe(line);
  });

  it('are not the ages of those who come on a day', () => {
    const told = { ...page('Turnen voor kinderen van 3 tot 6 jaar op maandag'), language: 'nl' };
    expect(openingHours([told], llmsWords('nl'))).toBe('');
  });

  it('are none where a page has those of two branches', () => {
    const first = ['Mon–Sat 9:00–19:30', 'Sunday', 'closed'];
    expect(written(...first, 'Monday', '9:00–18:45', 'Saturday', '9:00–17:00')).toBe('');
    expect(written('Mon–Fri 9:00–12:00', 'Mon–Fri 14:00–18:00')).toBe(
      'Mon–Fri 9:00–12:00; Mon–Fri 14:00–18:00',
    );
    expect(written('Mon–Fri 9:00–17:00', 'Saturday', '9:00–12:00', '14:00–17:00')).toBe(
      'Mon–Fri 9:00–17:00; Saturday 9:00–12:00, 14:00–17:00',
    );
  });

  it.each([
    'Monday to Friday 9:00–17:00',
    'Vi har öppet mån-fre 08:00-17:00',
    'Åbent man-fre 8-16',
    'Mon-Fri 9-17',
    'Mon–Fri 9am till 5pm',
    'Mon–Fri 9:00 hrs – 17:00 hrs',
    'Mo–Fr 8.30 bis 18 Uhr',
    'lundi 9h30 à 18h',
    'Martes a viernes 10:00 - 14:00',
    'Dilluns de 9:00 a 14:00',
    'من السبت إلى الخميس 9:00 صباحًا – 10:00 مساءً',
    '周一至周五 9:00-18:00',
    '月曜 10時〜18時',
    'Пн–Пт 9:00–18:00',
    'Sunday closed',
    'Sonntag Ruhetag',
    '周日休息',
    'Open every day 9:00–17:00.',
  ])('are taken as they stand: %s', (line) => {
    expect(written('Welcome to us.', line, 'So come.')).toBe(line);
  });

  it.each([
    ['cs', 'Po–Pá: 8:00–16:00\nSo: 9:00–12:00', 'Po–Pá 8:00–16:00; So 9:00–12:00'],
    ['fi', 'Ma–pe klo 7–16\nLa–su suljettu', 'Ma–pe klo 7–16; La–su suljettu'],
    ['da', 'Hverdage kl. 8–16\nWeekend: lukket', 'Hverdage kl. 8–16; Weekend lukket'],
    ['sk', 'Po - Pia: 8.00 - 17.00\nNe: zatvorené', 'Po - Pia 8.00 - 17.00; Ne zatvorené'],
    ['el', 'ΔΕΥΤΕΡΑ – ΣΑΒΒΑΤΟ: 12:00 – 24:00', 'ΔΕΥΤΕΡΑ – ΣΑΒΒΑΤΟ 12:00 – 24:00'],
    ['fi', 'Työ kestää su 7–16 päivää', ''],
    ['en', 'Po–Pá: 8:00–16:00', ''],
  ])('begin with a short day in the language of the page: %s', (language, text, hours) => {
    expect(openingHours([{ ...page(text), language }], llmsWords(language))).toBe(hours);
  });

  it.each([
    ['no day', 'From 9:00–17:00'],
    ['a word like a day', 'Monarchs and Saturn 9:00–17:00'],
    ['no time', 'Monday to Friday'],
    ['one time', 'Monday at 9:30'],
    ['two numbers that are no times', 'Monday 1 to 2'],
    ['a price', 'Monday 9:00–17:00 for €5'],
    ['closed in the midst of a long sentence', `Sunday we are closed ${'x'.repeat(20)}`],
  ])('are none where a line has %s', (_, line) => {
    expect(written(line)).toBe('');
  });

  it('stand in a line of at most 140 signs, where one is closed of less than 40', () => {
    const of = (begin: string, length: number) => `${begin} ${'x'.repeat(length - begin.length - 1)}`;
    expect(written(of('Monday 9:00–17:00', 140))).not.toBe('');
    expect(written(of('Monday 9:00–17:00', 141))).toBe('');
    expect(written(of('Sunday closed', 39))).not.toBe('');
    expect(written(of('Sunday closed', 40))).toBe('');
  });

  it('are put together where days that follow each other have the same', () => {
    expect(written('Mon | 9:00–17:00', 'Tue | 9:00–17:00', 'Wed | 9:00–17:00', 'Thu | 9:00–12:00')).toBe(
      'Mon–Wed 9:00–17:00; Thu 9:00–12:00',
    );
    expect(written('Mon: 9:00–17:00', 'Tue: 9:00–17:00', 'Sun closed')).toBe(
      'Mon–Tue 9:00–17:00; Sun closed',
    );
    expect(written('Mon | 9:00–12:00 | 14:00–17:00', 'Tue | 9:00–12:00')).toBe(
      'Mon 9:00–12:00, 14:00–17:00; Tue 9:00–12:00',
    );
    expect(
      written(
        'Sunday Closed',
        'Monday 7:00 AM to 8:00 PM',
        'Tuesday 7:00 AM to 8:00 PM',
        'Friday 7:00 AM to 8:00 PM',
      ),
    ).toBe('Sunday Closed; Monday–Tuesday 7:00 AM to 8:00 PM; Friday 7:00 AM to 8:00 PM');
  });

  it('stay in one line where their day does not begin it, or is many words', () => {
    expect(written('We open | Monday 9:00–17:00')).toBe('We open Monday 9:00–17:00');
    expect(written('We open  |  Monday 9:00–17:00', 'We open | Monday 9:00–17:00')).toBe(
      'We open Monday 9:00–17:00',
    );
    expect(written('Monday to Friday of weeks: 9:00–17:00')).toBe('Monday to Friday of weeks: 9:00–17:00');
    expect(written('Monday to Friday of week: 9:00–17:00')).toBe('Monday to Friday of week 9:00–17:00');
    expect(written('Monday 9:00–17:00: ')).toBe('Monday 9:00–17:00:');
  });

  it.each([
    ['Shop hours, tel. 020 7946 0000: Monday to Friday 9:00–17:00.', 'Monday to Friday 9:00–17:00'],
    ['Ring ring@anvils.example Monday 9:00–17:00.', 'Monday 9:00–17:00'],
    ['营业时间 电话 0519 8888 7777 周一 9:00-17:00。', '周一 9:00-17:00'],
    ['Since 2024 on Monday 9:00–17:00.', 'Since 2024 on Monday 9:00–17:00.'],
    ['Bus 1 2 3 4 5 on Monday 9:00–17:00.', 'Bus 1 2 3 4 5 on Monday 9:00–17:00.'],
  ])('are without what stands before them: %s', (line, hours) => {
    expect(written(line)).toBe(hours);
  });

  it.each(['Call 020 7946 0000 on Monday to Friday 9:00–17:00.', '电话 0519 8888 7777 周一 9:00-17:00。'])(
    'are not those at which a number is answered: %s',
    (line) => {
      expect(written(line)).toBe('');
    },
  );

  it('are not those of a part of the house', () => {
    const of = (heading: string) =>
      openingHours(
        [pageOf({ url: '/', sections: [{ level: 2, heading, text: 'Mo–Fr 9:00–12:00 Uhr' }] })],
        llmsWords('de'),
      );
    expect(of('Öffnungszeiten')).toBe('Mo–Fr 9:00–12:00 Uhr');
    expect(of('Öffnungszeiten Sekretariat')).toBe('');
    expect(written('Kitchen: Monday 12:00–14:00', 'Monday 9:00–17:00')).toBe('Monday 9:00–17:00');
  });

  it('are not the notes to a table alone', () => {
    expect(written('△ 土曜午後は14:00～17:00')).toBe('');
    expect(written('月曜 9:00～17:00', '※ 土曜は14:00～17:00')).toBe(
      '月曜 9:00～17:00; ※ 土曜は14:00～17:00',
    );
  });

  it('are those of fourteen lines, each once', () => {
    const lines = Array.from({ length: 16 }, (_, at) => `Monday ${at + 1}:00–${at + 1}:30`);
    expect(written('Monday 1:00–1:30', ...lines).split('; ')).toEqual(lines.slice(0, 14));
  });

  it('are those of the first page that has any: of its text, then of its footer', () => {
    const footer = { lines: ['Monday 8:00–9:00'] };
    const hours = (...pages: ReturnType<typeof page>[]) => openingHours(pages, llmsWords('en'));
    expect(hours(page('Tuesday 8:00–9:00', footer))).toBe('Tuesday 8:00–9:00');
    expect(hours(page('No.', footer), page('Tuesday 8:00–9:00'))).toBe('Monday 8:00–9:00');
    expect(hours(page('No.'), page('Tuesday 8:00–9:00'))).toBe('Tuesday 8:00–9:00');
    expect(hours(page('No.'), pageOf({ url: '/b' }))).toBe('');
    expect(hours()).toBe('');
  });
});

describe('hours that the data of a page state', () => {
  it.each([
    [['Monday', 'Tuesday', 'Wednesday'], 'en', 'Mon–Wed'],
    [['Monday', 'Tuesday'], 'en', 'Mon, Tue'],
    [['Monday', 'Tuesday', 'Thursday'], 'en', 'Mon, Tue, Thu'],
    [['Friday', 'Saturday', 'Sunday'], 'de', 'Fr–So'],
    [['monday'], 'fr', 'lun'],
    [['Mo', 'Tu'], 'en', 'Mon, Tue'],
    [['Feiertage', 'Monday'], 'de', 'Feiertage, Monday'],
    [[], 'en', ''],
  ])('have their days in the words of the site: %s in %s', (days, language, said) => {
    expect(stated([{ days, hours: '9:00-17:00' }], language)).toBe(`${said} 9:00-17:00`);
  });

  it('are those of the first page that states any, where no text does', () => {
    const hours = (day: string) => ({ hours: [{ days: [day], hours: '9:00-17:00' }] });
    const pages = [page('No.'), page('No.', hours('Monday')), page('No.', hours('Tuesday'))];
    expect(openingHours(pages, llmsWords('en'))).toBe('Mon 9:00-17:00');
    expect(openingHours([...pages, page('Sunday 9:00-17:00')], llmsWords('en'))).toBe('Sunday 9:00-17:00');
    expect(stated([...hours('Monday').hours, { days: ['Sunday'], hours: 'closed' }])).toBe(
      'Mon 9:00-17:00; Sun closed',
    );
  });
});

it.each([
  ['Monday and more', true],
  ['On Monday', false],
  ['Monarch', false],
])('whether a text begins with a day: %s', (text, does) => {
  expect(beginsWithDay(text)).toBe(does);
});

it.each([
  ['Segunda a sexta | 8h às 19h', 'Segunda a sexta 8h às 19h'],
  [
    'Prodejna je otevřena v pondělí až pátek od 9 do 17 hodin.',
    'Prodejna je otevřena v pondělí až pátek od 9 do 17 hodin',
  ],
  ['من الأحد إلى الخميس من الساعة 9 صباحاً حتى 5 مساءً.', 'من الأحد إلى الخميس من الساعة 9 صباحاً حتى 5 مساءً'],
  ['평일 08:00 – 21:00', '평일 08:00 – 21:00'],
  ['平日 10:00〜18:00', '平日 10:00〜18:00'],
  ['Martedì | 12:00–14:30 | 19:30–22:30', 'Martedì 12:00–14:30, 19:30–22:30'],
  ['Mon | 9:00 | 17:00', 'Mon 9:00–17:00'],
  ['On Monday we had 12 to dinner', ''],
  ['Segunda a sexta', ''],
])('%s says when it is open', (line, hours) => {
  expect(written(line)).toBe(hours);
});

it('leaves no day of a table out', () => {
  expect(written('Segunda a sexta | 8h às 19h', 'Sábado | 8h às 13h', 'Domingo | Fechado')).toBe(
    'Segunda a sexta 8h às 19h; Sábado 8h às 13h; Domingo Fechado',
  );
});
