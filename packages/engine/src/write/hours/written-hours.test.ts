import { describe, expect, it } from 'vitest';
import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { noFacts, pageOf } from '../testing/site-of.ts';
import { writtenHours } from './written-hours.ts';

type Section = [heading: string, ...lines: string[]];
const page = (url: string, ...sections: Section[]): CrawledPage =>
  pageOf({
    url,
    sections: sections.map(([heading, ...lines]) => ({ level: 2, heading, text: lines.join('\n') })),
  });
const footer = (...lines: string[]): CrawledPage =>
  pageOf({
    url: '/',
    business: { ...noFacts, lines },
  });
const hours = (...pages: CrawledPage[]) =>
  writtenHours(pages, 'en').value?.map(
    ({ days, opens, closes }) => `${days.map((day) => day.slice(0, 2)).join(' ')} ${opens}-${closes}`,
  );

describe('hours that the texts of a site say', () => {
  it('stand under a heading that announces them', () => {
    expect(
      hours(page('/contact', ['Opening hours', 'Mon–Fri 9:00–17:00', 'Sat 10:00–14:00', 'Ring the bell.'])),
    ).toEqual(['Mo Tu We Th Fr 09:00-17:00', 'Sa 10:00-14:00']);
  });

  it('stand behind a line that announces them, in a footer too', () => {
    expect(hours(footer('1 Mill Lane', 'Hours', 'Mon–Fri 9:00–17:00', 'Tel. 020 7946 0000'))).toEqual([
      'Mo Tu We Th Fr 09:00-17:00',
    ]);
  });

  it('are those of the afternoon as well, below those of the morning', () => {
    const week = ['Mo Tu We Th Fr 08:30-12:30', 'Mo Tu We Th Fr 14:00-18:30', 'Sa 09:00-13:00'];
    const lines = ['Mon–Fri', '8:30 – 12:30', '14:00 – 18:30', 'Sat', '9:00 – 13:00'];
    expect(hours(page('/contact', ['Opening hours', ...lines]))).toEqual(week);
    expect(hours(footer('Hours', ...lines, '20 seats'))).toEqual(week);
  });

  it('are none where the short name of a day beside them is not known: half a week would be wrong', () => {
    const business = (...lines: string[]) => hours(page('/contact', ['Opening hours', ...lines]));
    expect(business('Xa–Xo: 9:00–17:00', 'Sun 11:00–21:00')).toBeUndefined();
    expect(business('M–F: 2pm - 8pm', 'Sa: 9am - 1pm', 'Tel. 020 7946-0000')).toEqual([
      'Mo Tu We Th Fr 14:00-20:00',
      'Sa 09:00-13:00',
    ]);
  });

  it('are not those of the telephone or the kitchen, which a line beside them tells', () => {
    const lines = ['Mon–Fri 9:00–17:00', 'Kitchen: weekdays to be announced 12–14', 'Telefonen er åben 9-12'];
    expect(hours(page('/contact', ['Opening hours', ...lines]))).toEqual(['Mo Tu We Th Fr 09:00-17:00']);
    expect(
      hours(page('/contact', ['Opening hours', 'Mon–Fri 9:00–17:00', 'Tue kitchen closed 12–14'])),
    ).toBeUndefined();
  });

  it('are said by a line itself', () => {
    expect(hours(page('/', ['Welcome', 'Coffee and cake.', 'We are open Tue–Sun 8:00–18:00.']))).toEqual([
      'Tu We Th Fr Sa Su 08:00-18:00',
    ]);
  });

  it('are put together where a day and its hours stand in lines of their own', () => {
    expect(
      hours(
        page('/contact', [
          'Opening times',
          'Monday',
          '9am – 5pm',
          'Tuesday',
          'closed',
          'Wednesday',
          '1pm – 5pm',
        ]),
      ),
    ).toEqual(['Mo 09:00-17:00', 'We 13:00-17:00']);
  });

  it('come with the page they are from', () => {
    const contact = page('/contact', ['Opening hours', 'Mon–Fri 9:00–17:00']);
    expect(writtenHours([page('/'), contact], 'en').from).toBe(contact.url);
  });

  it('may be said in several places alike', () => {
    expect(
      hours(
        page('/', ['Opening hours', 'Monday to Friday: 9am - 5pm']),
        page('/contact', ['Hours', 'Mon–Fri 9:00–17:00']),
      ),
    ).toEqual(['Mo Tu We Th Fr 09:00-17:00']);
  });

  it.each<[string, CrawledPage[]]>([
    ['nothing announces them', [page('/', ['Choir', 'Friday 19:00–21:00'])]],
    ['they are those of the kitchen', [page('/', ['Kitchen opening hours', 'Mon–Fri 12:00–14:00'])]],
    [
      'two branches have their own',
      [
        page(
          '/contact',
          ['Opening hours Leeds', 'Mon–Fri 9:00–17:00'],
          ['Opening hours York', 'Mon–Sat 9:00–18:00'],
        ),
      ],
    ],
    [
      'one of the lines cannot be read',
      [page('/contact', ['Opening hours', 'Mon–Fri 9:00–17:00', 'Sat 10:00–14:00 in summer'])],
    ],
    ['they are far below', [footer('Hours', ...Array<string>(16).fill('More of us'), 'Mon–Fri 9:00–17:00')]],
  ])('are none where %s', (_, pages) => {
    expect(hours(...pages)).toBeUndefined();
  });
});

describe('hours in other languages', () => {
  it.each([
    ['sv', 'Öppettider', 'Måndag–fredag 07–18', 'Söndag stängt', 'Mo Tu We Th Fr 07:00-18:00'],
    [
      'ar',
      'اتصل بنا',
      'ساعات العمل: من السبت إلى الخميس: ٩:٠٠ صباحًا - ٩:٠٠ مساءً، الجمعة مغلق',
      '',
      'Mo Tu We Th Sa Su 09:00-21:00',
    ],
    [
      'uk',
      'Графік роботи',
      'Понеділок – п’ятниця: 9:00–18:00',
      'Сб, нд: вихідний',
      'Mo Tu We Th Fr 09:00-18:00',
    ],
    [
      'el',
      'Ωράριο',
      'Δευτέρα έως Παρασκευή 9:00 π.μ. – 5:00 μ.μ.',
      'Κυριακή κλειστά',
      'Mo Tu We Th Fr 09:00-17:00',
    ],
    ['el', 'ΩΡΑΡΙΟ', 'ΔΕΥΤΕΡΑ – ΠΑΡΑΣΚΕΥΗ: 9:00 – 17:00', 'ΚΥΡΙΑΚΗ: ΚΛΕΙΣΤΑ', 'Mo Tu We Th Fr 09:00-17:00'],
    [
      'tr',
      'Çalışma saatleri',
      'Hafta içi 09:00 ile 18:00 arası',
      'Pazar kapalı',
      'Mo Tu We Th Fr 09:00-18:00',
    ],
    ['sk', 'Otváracie hodiny', 'Po – Pia: 8:00 – 16:00', 'So – Ne: zatvorené', 'Mo Tu We Th Fr 08:00-16:00'],
    ['hr', 'Radno vrijeme', 'Pon–pet: 8–16 h', 'Subotom, nedjeljom zatvoreno', 'Mo Tu We Th Fr 08:00-16:00'],
    ['sl', 'Delovni čas', 'pon.–pet.: 8.00–16.00', 'Sobota in nedelja: zaprto', 'Mo Tu We Th Fr 08:00-16:00'],
    [
      'bg',
      'Работно време',
      'Понеделник – петък: 8:00 – 16:00 ч.',
      'Събота и неделя: почивен ден',
      'Mo Tu We Th Fr 08:00-16:00',
    ],
    ['id', 'Jam buka', 'Senin – Jumat: 08.00 – 16.00 WIB', 'Minggu: tutup', 'Mo Tu We Th Fr 08:00-16:00'],
    ['vi', 'Giờ mở cửa', 'Thứ 2 – Thứ 6: 8h00 – 16h00', 'Chủ nhật: nghỉ', 'Mo Tu We Th Fr 08:00-16:00'],
    [
      'cs',
      'Otevírací doba',
      'Pracovní dny: 8.00–16.00',
      'Víkendy a svátky zavřeno',
      'Mo Tu We Th Fr 08:00-16:00',
    ],
    ['da', 'Åbningstider', 'Hverdage kl. 8–16', 'Weekend: lukket', 'Mo Tu We Th Fr 08:00-16:00'],
    ['no', 'Åpningstider', 'Man–fre: 08–16', 'Lør og søn: stengt', 'Mo Tu We Th Fr 08:00-16:00'],
    ['fi', 'Aukioloajat', 'Arkisin klo 8–16', 'Viikonloppuisin suljettu', 'Mo Tu We Th Fr 08:00-16:00'],
    ['hu', 'Nyitvatartás', 'Hétfő–Péntek: 8:00–16:00 óra', 'Vasárnap: zárva', 'Mo Tu We Th Fr 08:00-16:00'],
    ['ro', 'Program de lucru', 'De la luni la vineri între orele 8:00 și 16:00', 'Duminică închis', null],
    [
      'ro',
      'Orar',
      'Luni – vineri: de la 8:00 la 16:00',
      'Sâmbătă și duminică: închis',
      'Mo Tu We Th Fr 08:00-16:00',
    ],
    [
      'ar',
      'ساعات العمل',
      'من السبت إلى الخميس: ٩:٠٠ صباحًا - ٥:٠٠ مساءً',
      'الجمعة مغلق',
      'Mo Tu We Th Sa Su 09:00-17:00',
    ],
    ['he', 'שעות פתיחה', "ימים א'-ה' 9:00-18:00", 'שבת סגור', 'Mo Tu We Th Su 09:00-18:00'],
    ['en', 'Library hours', 'Library hours Mon–Fri 9:00–17:00', '', 'Mo Tu We Th Fr 09:00-17:00'],
    [
      'es',
      'Visítanos',
      'Horario de atención: lunes a viernes de 9:00 a 17:00',
      '',
      'Mo Tu We Th Fr 09:00-17:00',
    ],
    ['et', 'Lahtiolekuajad', 'E–R 8.00–16.00', 'L, P: suletud', 'Mo Tu We Th Fr 08:00-16:00'],
    ['lv', 'Darba laiks', 'P.–Pk. 8:00–16:00', 'S., Sv.: slēgts', 'Mo Tu We Th Fr 08:00-16:00'],
    [
      'lv',
      'Darba laiks',
      'No pirmdienas līdz piektdienai 8:00–16:00',
      'Svētdiena: slēgts',
      'Mo Tu We Th Fr 08:00-16:00',
    ],
    ['lt', 'Darbo laikas', 'I–V 8:00–16:00', 'VI–VII nedirbame', 'Mo Tu We Th Fr 08:00-16:00'],
    [
      'lt',
      'Darbo laikas',
      'Pirmadienis – penktadienis: 8 val. – 16 val.',
      'Sekmadienis: nedirbame',
      'Mo Tu We Th Fr 08:00-16:00',
    ],
    ['fa', 'ساعات کاری', 'شنبه تا چهارشنبه: ۸:۰۰ تا ۱۶:۰۰', 'جمعه: تعطیل', 'Mo Tu We Sa Su 08:00-16:00'],
    ['hi', 'खुलने का समय', 'सोमवार से शुक्रवार: 8:00 - 16:00 बजे', 'रविवार: बंद', 'Mo Tu We Th Fr 08:00-16:00'],
    ['hi', 'खुलने का समय', 'सोमवार से शुक्रवार: सुबह 8 बजे से शाम 4 बजे तक', 'रविवार: बंद', null],
    ['th', 'เวลาทำการ', 'วันจันทร์ - วันศุกร์ 08.00 - 16.00 น.', 'วันอาทิตย์ ปิดทำการ', 'Mo Tu We Th Fr 08:00-16:00'],
    ['th', 'เวลาทำการ', 'จ.-ศ. 08:00-16:00 น.', 'ส.-อา. ปิด', 'Mo Tu We Th Fr 08:00-16:00'],
  ])('are read: %s', (language, heading, first, second, expected) => {
    const read = { ...page('/', [heading, first, second]), language };
    const found = writtenHours([read], 'en').value?.map(
      ({ days, opens, closes }) => `${days.map((day) => day.slice(0, 2)).join(' ')} ${opens}-${closes}`,
    );
    expect(found?.join(', ') ?? null).toBe(expected);
  });
});
