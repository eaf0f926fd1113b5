import { expect, it } from 'vitest';
import { withoutLegalForms } from './without-legal-forms.ts';

it.each([
  ['Tallyroom, Inc.', 'Tallyroom'],
  ['Anker Werft GmbH & Co. KG', 'Anker Werft'],
  ['Sakura Sdn. Bhd.', 'Sakura'],
  ['株式会社さくら', 'さくら'],
  ['ООО «Ромашка»', '«Ромашка»'],
  ['PT. Maju Jaya', 'Maju Jaya'],
])('%s is %s without its legal form', (name, bare) => {
  expect(withoutLegalForms(name)).toBe(bare);
});

it.each(['Ptolemy Books', 'CVS Lantern', 'Ипподром', 'Company'])(
  '%s has none, though it begins or ends with the letters of one',
  (name) => {
    expect(withoutLegalForms(name)).toBe(name);
  },
);
