import { expect, it } from 'vitest';
import { isQuotation } from './is-quotation.ts';

it.each([
  '“The best bread in town, and the kindest people behind the counter!”',
  '"Das Büro hat sich um alles gekümmert. Absolute Empfehlung!"',
  '« Le yoga nous enseigne à guérir ce qui peut être guéri » - A. B. Martin',
  '„Zawsze punktualnie, czysto i bez kolejki.” (Anna)',
  '「いつも丁寧に対応していただき、とても満足しています。」',
])('a paragraph of what others said is a quotation: %s', (text) => {
  expect(isQuotation(text)).toBe(true);
});

it.each([
  '“Anvil” is a tool that small shops call “the box”',
  '"Anvil" keeps the books of shops, from the first order to the tax return.',
  'We bake bread “as our grandmothers did it in the old days”',
  '“Open every day”',
])('a sentence with words in quotation marks is not: %s', (text) => {
  expect(isQuotation(text)).toBe(false);
});
