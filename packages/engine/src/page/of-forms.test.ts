import { expect, it } from 'vitest';
import { isFormNote, isOfForms } from './of-forms.ts';

it.each([
  'Hinweis: Bitte die mit * gekennzeichneten Felder ausfüllen.',
  '* Indicates required field',
  'Los campos marcados con * son obligatorios',
  'Τα υποχρεωτικά πεδία σημειώνονται με *',
  'This site is protected by reCAPTCHA and the Google Privacy Policy applies.',
])('what a form says of itself is a note on it: %s', (line) => {
  expect([isFormNote(line), isOfForms(line)]).toEqual([true, true]);
});

it.each([
  'By submitting this contact form, you acknowledge and agree to the collection of your personal information.',
  'Mit dem Absenden erklären Sie sich mit der Verarbeitung Ihrer Daten einverstanden.',
  'En soumettant ce formulaire, vous acceptez notre politique.',
  'Odesláním formuláře souhlasíte se zpracováním údajů.',
])('what somebody declares who sends a form is about the form: %s', (sentence) => {
  expect(isOfForms(sentence)).toBe(true);
});

it.each([
  'The fields of a record are read in order.',
  'Our fields lie above the village.',
  'By submitting your film you can win a week in Cannes.',
  'The plugin adds reCAPTCHA to every form.',
])('other sentences about fields and sending are kept: %s', (sentence) => {
  expect([isFormNote(sentence), isOfForms(sentence)]).toEqual([false, false]);
});
