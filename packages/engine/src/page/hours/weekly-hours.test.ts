import { describe, expect, it } from 'vitest';
import { type HoursLine, readHoursLine, weekOf } from './weekly-hours.ts';

const isHours = (line: HoursLine): line is HoursLine & { kind: 'hours' } => line.kind === 'hours';

/** "Mo Tu 09:00-17:00; Sa 10:00-14:00", or why there are none. */
function week(language: string, ...lines: string[]): string {
  const read = lines.map((line) => readHoursLine(line, language));
  const odd = read.find((line) => !isHours(line));
  if (odd) return odd.kind;
  const hours = weekOf(read.filter(isHours));
  return hours === null
    ? 'uncertain'
    : hours
        .map(
          ({ days, opens, closes }) => `${days.map((day) => day.slice(0, 2)).join(' ')} ${opens}-${closes}`,
        )
        .join('; ');
}

describe('a week in words', () => {
  it.each([
    ['en', 'Monday to Friday 9:00–17:00', 'Mo Tu We Th Fr 09:00-17:00'],
    ['en', 'Mon - Fri: 9am - 5pm', 'Mo Tu We Th Fr 09:00-17:00'],
    ['en', 'Mon–Fri 9–5pm, Sat 10–1pm', 'Mo Tu We Th Fr 09:00-17:00; Sa 10:00-13:00'],
    ['en', 'Weekdays 8:30 a.m. to 6 p.m.; weekends 1–5pm', 'Mo Tu We Th Fr 08:30-18:00; Sa Su 13:00-17:00'],
    ['en', 'Open daily from 10am until midnight', 'Mo Tu We Th Fr Sa Su 10:00-00:00'],
    ['en', 'Fri & Sat 6pm–2am', 'Fr Sa 18:00-02:00'],
    ['en', 'Tuesdays, Thursdays and Saturdays: 10:00 - 18:00', 'Tu Th Sa 10:00-18:00'],
    ['en', 'Monday | 8:00 am | 5:00 pm', 'Mo 08:00-17:00'],
    ['en', 'Mon | 9:00–12:00 | 14:00–17:00', 'Mo 09:00-12:00; Mo 14:00-17:00'],
    ['en', 'Opening hours: Mon to Fri 12 noon – 8pm', 'Mo Tu We Th Fr 12:00-20:00'],
    ['en', 'Mon–Sat 9:00–18:00, Sundays and bank holidays closed', 'Mo Tu We Th Fr Sa 09:00-18:00'],
    ['en', 'Fri 18:00–02:00', 'Fr 18:00-02:00'],
    ['en', 'Sun 9am–12 midnight', 'Su 09:00-00:00'],
    ['en', 'Thu 11–2pm', 'Th 11:00-14:00'],
    ['de', 'Bürozeiten: Mo–Do 8:30–17:30 Uhr, Fr 8:30–14 Uhr', 'Mo Tu We Th 08:30-17:30; Fr 08:30-14:00'],
    ['de', 'Mo–Fr 8–12 Uhr und 14–18 Uhr', 'Mo Tu We Th Fr 08:00-12:00; Mo Tu We Th Fr 14:00-18:00'],
    ['de', 'Öffnungszeiten: Di bis So von 10.00 bis 18.30 Uhr', 'Tu We Th Fr Sa Su 10:00-18:30'],
    ['de-AT', 'Montag, Mittwoch und Freitag: 15:00 – 19:00 Uhr', 'Mo We Fr 15:00-19:00'],
    ['de', 'Do. 9–20 Uhr, Sa. 9–13 Uhr, So. und Feiertag geschlossen', 'Th 09:00-20:00; Sa 09:00-13:00'],
    ['de', 'Wochenende 05:00 - 18:00', 'Sa Su 05:00-18:00'],
    ['fr', 'Le week-end : 10h–16h', 'Sa Su 10:00-16:00'],
    ['it', 'Nel weekend dalle 10:00 alle 18:00', 'Sa Su 10:00-18:00'],
    ['fr', 'Du lundi au vendredi de 9h à 18h30', 'Mo Tu We Th Fr 09:00-18:30'],
    [
      'fr',
      'Ouvert du mardi au samedi : 12h–14h et 19h–22h',
      'Tu We Th Fr Sa 12:00-14:00; Tu We Th Fr Sa 19:00-22:00',
    ],
    ['fr', 'Fermé le dimanche. Lun. 14h-19h', 'unclear'],
    [
      'es',
      'De lunes a viernes de 9:00 a 14:00 y de 16:00 a 20:00 h',
      'Mo Tu We Th Fr 09:00-14:00; Mo Tu We Th Fr 16:00-20:00',
    ],
    ['ca', 'De dilluns a divendres, de 9 a 18 h', 'Mo Tu We Th Fr 09:00-18:00'],
    ['it', 'Dal lunedì al venerdì dalle 9:00 alle 19:00', 'Mo Tu We Th Fr 09:00-19:00'],
    ['nl', 'Maandag t/m vrijdag van 9.00 tot 17.30 uur', 'Mo Tu We Th Fr 09:00-17:30'],
    ['nl-BE', 'Maandag: 8u30 tot 16u', 'Mo 08:30-16:00'],
    ['pt', 'Segunda a sexta-feira das 9h às 18h', 'Mo Tu We Th Fr 09:00-18:00'],
    ['pl', 'Od poniedziałku do piątku w godz. 8:00–16:00', 'Mo Tu We Th Fr 08:00-16:00'],
    ['cs', 'Po–Pá 8:00–16:30', 'Mo Tu We Th Fr 08:00-16:30'],
    ['sv', 'Mån–fre kl. 10–18, lör 10–15', 'Mo Tu We Th Fr 10:00-18:00; Sa 10:00-15:00'],
    ['da', 'Mandag til fredag kl. 9.00–17.00', 'Mo Tu We Th Fr 09:00-17:00'],
    ['nb', 'Man–fre 10–17', 'Mo Tu We Th Fr 10:00-17:00'],
    ['fi', 'Ma–Pe klo 9–17', 'Mo Tu We Th Fr 09:00-17:00'],
    ['ru', 'Пн–Пт с 9:00 до 18:00', 'Mo Tu We Th Fr 09:00-18:00'],
    ['zh', '周一至周五 9:00-18:00，周日休息', 'Mo Tu We Th Fr 09:00-18:00'],
    ['ja', '営業時間：月〜金 10時〜18時', 'Mo Tu We Th Fr 10:00-18:00'],
    ['ko', '평일 09:00 ~ 18:00, 주말 휴무', 'Mo Tu We Th Fr 09:00-18:00'],
    ['ko', '평일 : 오전 9:00 ~ 오후 5:30', 'Mo Tu We Th Fr 09:00-17:30'],
    ['ja', '土曜日 午前9時〜午後1時', 'Sa 09:00-13:00'],
    ['zh', '周一至周五 上午9:00-下午5:30', 'Mo Tu We Th Fr 09:00-17:30'],
    ['nl', 'Wij zijn geopend van maandag tot en met vrijdag van 9 tot 17 uur', 'Mo Tu We Th Fr 09:00-17:00'],
    ['nl', 'Op werkdagen van 9.00 tot 17.30 uur', 'Mo Tu We Th Fr 09:00-17:30'],
    ['sv', 'Öppet måndag–fredag kl. 9–17, lördagar 10–14', 'Mo Tu We Th Fr 09:00-17:00; Sa 10:00-14:00'],
    ['sv', 'Vi har öppet måndag till och med fredag kl. 9 till 17', 'Mo Tu We Th Fr 09:00-17:00'],
    [
      'da',
      'Vi har åbent mandag til fredag fra kl. 9 til 17 og lørdage fra 10 til 14',
      'Mo Tu We Th Fr 09:00-17:00; Sa 10:00-14:00',
    ],
    ['nb', 'Vi holder åpent mandager til fredager kl. 9–17', 'Mo Tu We Th Fr 09:00-17:00'],
    [
      'pl',
      'Jesteśmy otwarci od poniedziałku do piątku w godzinach 9–17, w soboty 9–13',
      'Mo Tu We Th Fr 09:00-17:00; Sa 09:00-13:00',
    ],
    [
      'cs',
      'Otevřeno máme od pondělí do pátku od 9 do 17 hodin, v sobotu od 9 do 13',
      'Mo Tu We Th Fr 09:00-17:00; Sa 09:00-13:00',
    ],
    ['sk', 'Otvorené máme od pondelka do piatka od 9 do 17 hodín', 'Mo Tu We Th Fr 09:00-17:00'],
    ['pt', 'Estamos abertos de segunda a sexta, das 9h às 18h', 'Mo Tu We Th Fr 09:00-18:00'],
    ['es', 'Estamos abiertos de lunes a viernes de 9:00 a 18:00', 'Mo Tu We Th Fr 09:00-18:00'],
    ['it', 'Siamo aperti dal lunedì al venerdì dalle 9 alle 18', 'Mo Tu We Th Fr 09:00-18:00'],
    ['de', 'Wir sind Montag bis Freitag von 9 bis 17 Uhr für Sie da', 'Mo Tu We Th Fr 09:00-17:00'],
    ['fr', 'Nous sommes ouverts du lundi au vendredi de 9h à 18h', 'Mo Tu We Th Fr 09:00-18:00'],
    ['fi', 'Olemme avoinna arkisin klo 9–17', 'Mo Tu We Th Fr 09:00-17:00'],
    ['ro', 'Suntem deschiși luni – vineri de la 9 la 18', 'Mo Tu We Th Fr 09:00-18:00'],
    ['ru', 'Мы открыты с понедельника по пятницу с 9 до 18 часов', 'Mo Tu We Th Fr 09:00-18:00'],
    ['uk', 'Ми працюємо з понеділка до п’ятниці з 9 до 18', 'Mo Tu We Th Fr 09:00-18:00'],
    ['nl', 'Zondag t/m dinsdag gesloten, vrijdag op afspraak', 'unclear'],
    ['fr', 'Monday to Friday 9am–5pm', 'Mo Tu We Th Fr 09:00-17:00'],
    ['en', 'Sat–Mon 11:00–15:00', 'Mo Sa Su 11:00-15:00'],
    ['en', 'Mon 9:00–24:00', 'Mo 09:00-00:00'],
    ['en', 'Mon 1:00–15:00', 'Mo 01:00-15:00'],
    ['en', 'Mon 12:00 noon–5pm', 'Mo 12:00-17:00'],
    ['en', 'Sat 8am–11am', 'Sa 08:00-11:00'],
    ['en', 'Fri 18:00–06:00', 'Fr 18:00-06:00'],
    ['en', 'Fri 10am–2am', 'Fr 10:00-02:00'],
    ['en', 'Mon | 9:00 – 17:00', 'Mo 09:00-17:00'],
    ['en', 'Mon – 9:00–17:00', 'Mo 09:00-17:00'],
    ['en', 'Mon – closed, Tue – 9:00–17:00', 'Tu 09:00-17:00'],
    ['en', 'Mon 9:00–12:00, 12:00–17:00', 'Mo 09:00-12:00; Mo 12:00-17:00'],
    ['en', 'Tue–Sun 10:00–18:00, closed Mondays', 'Tu We Th Fr Sa Su 10:00-18:00'],
    ['en', 'Mon 9:00–17:00, holidays 10:00–14:00', 'Mo 09:00-17:00'],
    ['en', 'Fri & Mon 9:00–17:00', 'Mo Fr 09:00-17:00'],
    ['en', 'Sat 10:00–14:00, Mon 9:00–17:00', 'Mo 09:00-17:00; Sa 10:00-14:00'],
    ['en', 'Midday to midnight on Mondays', 'unclear'],
  ])('in %s: %s', (language, line, wanted) => {
    expect(week(language, line)).toBe(wanted);
  });

  it.each([
    ['a clock of twelve hours without its signs', 'Mon–Fri 9–5', 'unclear'],
    ['mornings alone, which may be evenings', 'Sat 8–11', 'uncertain'],
    ['an afternoon that comes before its morning', 'Mon 8–12, 1–5', 'uncertain'],
    ['noon and three without their signs', 'Mon–Fri 12–3', 'unclear'],
    ['a word that is not known', 'Mon–Fri 9:00–17:00 by appointment', 'unclear'],
    ['a season', 'May to October: Mon–Fri 9:00–17:00', 'unclear'],
    ['an hour that does not end', 'Mon–Fri from 18:00', 'unclear'],
    ['an hour that there is not', 'Mon–Fri 9:00–25:00', 'unclear'],
    ['round the clock in figures', 'Mon–Sun 24/7', 'unclear'],
    ['days alone', 'Monday to Friday', 'part'],
    ['hours alone', '9:00–17:00', 'part'],
    ['neither', 'Come and see us', 'other'],
    ['nothing', '', 'other'],
    ['closed alone', 'Closed', 'part'],
    ['a closed day alone', 'Closed on Mondays', 'uncertain'],
    ['a bare hour as in a date', 'Mon 09–17:00', 'unclear'],
    ['a minute that there is not', 'Mon 9:60–17:00', 'unclear'],
    ['an afternoon at 13 pm', 'Mon 9am–13pm', 'unclear'],
    ['a morning at 0 am', 'Mon 0am–5pm', 'unclear'],
    ['a noon at eleven', 'Mon 11 noon–5pm', 'unclear'],
    ['a noon at half past twelve', 'Mon 12:30 noon–5pm', 'unclear'],
    ['a morning with the sign at its end alone', 'Mon 8–11am', 'unclear'],
    ['a morning with the sign at its beginning alone', 'Mon 9am–11', 'unclear'],
    ['no time at all', 'Mon 9:00–9:00', 'unclear'],
    ['a night until seven', 'Fri 18:00–07:00', 'unclear'],
    ['a night from one in the afternoon', 'Fri 13:00–02:00', 'unclear'],
    ['a morning until noon', 'Sat 8–12', 'uncertain'],
    ['times without anything between them', 'Mon 9:00 17:00', 'unclear'],
    ['three times in a row of a table', 'Mon | 9:00 | 12:00 | 14:00', 'unclear'],
    ['a time to a day', 'Mon 9:00–Tue', 'unclear'],
    ['a range that begins with several days', 'Weekdays to Sunday 9:00–17:00', 'unclear'],
    ['a range that ends with several days', 'Monday to weekends 9:00–17:00', 'unclear'],
    ['a range that ends with holidays', 'Monday to holidays 9:00–17:00', 'unclear'],
    ['a range that begins with holidays', 'Holidays to Monday 9:00–17:00', 'unclear'],
    ['a range without its end', 'Monday to, closed Tuesdays', 'unclear'],
    ['a dash at its beginning', '– Mon 9:00–17:00', 'unclear'],
    ['days without hours at its end', 'Mon 9:00–17:00, Tue', 'unclear'],
    ['hours before their days', '9:00–17:00 Mon', 'unclear'],
    ['a closed day before an open one', 'Closed Mondays, Tue 9:00–17:00', 'unclear'],
    ['a day that is open and closed', 'Mon–Fri 9:00–17:00, closed Fridays', 'uncertain'],
    ['hours that overlap', 'Mon 9:00–13:00 and 12:00–17:00', 'uncertain'],
    ['a telephone number', 'Tel. 020 7946 0000', 'other'],
  ])('is not guessed from %s', (_, line, wanted) => {
    expect(week('en', line)).toBe(wanted);
  });

  it('is put together from the lines of a list', () => {
    expect(
      week(
        'en',
        'Monday closed',
        'Tuesday 9–17',
        'Wednesday 9–17',
        'Thursday 9–17',
        'Friday 9–12',
        'Sunday Closed',
      ),
    ).toBe('Tu We Th 09:00-17:00; Fr 09:00-12:00');
  });

  it('is read also where a line says why a day is closed', () => {
    expect(week('es', 'Martes a sábado 13:00–16:00', 'Lunes cerrado por descanso')).toBe(
      'Tu We Th Fr Sa 13:00-16:00',
    );
    expect(week('en', 'Mon–Fri 9:00–17:00', 'Friday closed in August')).toBe('uncertain');
    expect(readHoursLine('Monday kitchen closed 12–14', 'en').kind).toBe('unclear');
  });

  it('is none where a day is said twice in different words', () => {
    expect(week('en', 'Mon–Fri 9:00–17:00', 'Fri 9:00–12:00')).toBe('uncertain');
    expect(week('en', 'Mon–Fri 9:00–17:00', 'Fri closed')).toBe('uncertain');
    expect(week('en', 'Mon–Fri 9:00–17:00', 'Fri 9:00–17:00')).toBe('Mo Tu We Th Fr 09:00-17:00');
  });

  it('is read in time that grows with the line, whatever it holds', () => {
    expect(readHoursLine('Mon '.repeat(5000), 'en').kind).toBe('other');
    expect(readHoursLine(`Mon ${'9 '.repeat(90)}`, 'en').kind).toBe('unclear');
  });
});
