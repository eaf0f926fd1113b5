import { expect, it } from 'vitest';
import { visitorQuestion } from './visitor-questions.ts';

it.each([
  ['is', 'Department of Geoscience', 'en', 'What is the Department of Geoscience?'],
  ['phone', 'Anvil House', 'en-GB', 'What is the phone number of Anvil House?'],
  ['where', 'Physiopraxis Lindenhof', 'de-DE', 'Wo finde ich die Physiopraxis Lindenhof?'],
  ['offers', 'Boulangerie Morel', 'fr', 'Que propose la Boulangerie Morel ?'],
  ['where', 'Óbudai Pékség', 'hu', 'Hol található az Óbudai Pékség?'],
  ['open', 'Ο Φούρνος', 'el-GR', 'Πότε είναι ανοιχτό το «Ο Φούρνος»;'],
  ['who', 'Jana Malá', 'cs', 'Kdo je Jana Malá?'],
  ['is', 'Fjord Bakeri', 'no', 'Hva er Fjord Bakeri?'],
  ['is', 'Fjord', 'fil', null],
  ['who', 'Marta Ibáñez', 'es', '¿Quién es Marta Ibáñez?'],
] as const)('%s of %s in %s', (asked, name, language, question) => {
  expect(visitorQuestion(asked, name, language)).toBe(question);
});
