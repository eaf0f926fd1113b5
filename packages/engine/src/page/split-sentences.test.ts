import { expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

it.each([
  ['a title before a name alone', 'Kancelarię założyła adw. Barbara Wójcik. Jest nas troje.', 'pl', 2],
  ['a title that begins', 'adw. Barbara Wójcik prowadzi sprawy. Zapraszamy.', 'pl', 2],
  ['a short word that ends a sentence', 'They say so. Ask Ann Lee first.', 'en', 2],
  ['a day', 'Die Preise gelten ab dem 1. Januar 2026. Danach neue.', 'de', 2],
  ['a day at the start of a range', 'Geöffnet vom 3. bis 24. August. Danach zu.', 'de', 2],
  ['a day in a language not known', 'Seit dem 1. März gibt es Neues. Gut.', '', 2],
  ['a day in Danish', 'Vi holder lukket den 1. maj. Velkommen.', 'da', 2],
  ['the ranks of a soldier', 'The gun was made by Maj. Gen. Sir Ann Lee in 1780. It is loud.', 'en', 2],
  ['a telephone', 'Ann Lee, Tel. 01234 5678. Bis bald.', 'de', 2],
  ['an avenue in Spanish', 'Oficina en Av. Constitución 300, Centro. Le esperamos.', 'es', 2],
  ['a telephone in French', 'Réservation au Tél. 02 31 00 00 00. À bientôt.', 'fr', 2],
  ['a rank', 'Wir sitzen im Haus seit dem 2. Quartal. Gut.', 'de', 2],
  ['the number of an item', '1. Kinn zurück. 2. Schultern kreisen.', 'de', 2],
  ['a number that ends a sentence', 'There are 12. Two of them are new.', 'en', 2],
  [
    'the letters of an abbreviation',
    'Der Verein Gartenfreunde e. V. wurde 2011 gegründet. Er wächst.',
    'de',
    2,
  ],
  ['letters of an abbreviation in a clause', 'Wir helfen, z. B. Kindern, d. h. allen. Gut.', 'de', 2],
  ['a street in Polish', 'Klub działa przy ul. Leśnej 7 w Białymstoku. Zapraszamy.', 'pl', 2],
  ['whose name a school has in Polish', 'Gramy w SP nr 2 im. Jana Nowaka. Zapraszamy.', 'pl', 2],
  ['a doctor in Polish', 'Przyjmuje lek. med. Anna Nowak. Zapraszamy.', 'pl', 2],
  ['a doctor in Polish in a title', 'Lek. Med. Anna Nowak przyjmuje. Zapraszamy.', 'pl', 2],
  ['a rank before a word without a space', 'Vertreten durch Herrn Gans (1.Vorsitzender). Gut.', 'de', 2],
  ['initials in Cyrillic letters', 'Председатель: академик Г.А. Месяц. Он открыл встречу.', 'ru', 2],
  ['a degree', 'Секретарь: д.ф.-м.н. Иван Иванов. Он ответит.', 'ru', 2],
  ['a town in Russian', 'Музей находится в г. Казань. Вход свободный.', 'ru', 2],
  ['a year in Russian', 'Музей открыт в 2017 г. Вход свободный.', 'ru', 2],
  ['a call in code', 'The panic!() macro is well known. It stops the program.', 'en', 2],
  ['a question that somebody asks', '“Is it open?” asks everybody who comes. It is.', 'en', 2],
  ['a call before another sentence', 'Come in (it is open!). We are glad.', 'en', 2],
  ['an hour in Swedish', 'Vi har öppet lördag kl. 12–16 hela året. Välkommen.', 'sv', 2],
  ['a year', 'Wir bauen seit 2009. Privat Versicherte zahlen selbst.', 'de', 2],
])('%s', (_, text, language, count) => {
  const sentences = splitSentences(text, language);
  expect(sentences.join('')).toBe(text);
  expect(sentences).toHaveLength(count);
});
