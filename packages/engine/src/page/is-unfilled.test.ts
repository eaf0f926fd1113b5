import { expect, it } from 'vitest';
import { isUnfilled } from './is-unfilled.ts';

it.each([
  ['Operator: [Your Company Name], a company.', true],
  ['Székhely: [Székhely Címe, Irányítószám Város]', true],
  ['Sitz: [Straße und Hausnummer]', true],
  ['We bake for [Your Town] since 1990.', true],
  ['[rev_slider alias="home-1"]', true],
  ['[contact-form-7 404 "Not Found"]', true],
  ['[vc_row][vc_column]', true],
  ['[gallery ids="1,2"]', true],
  ['[source-code]: see below', false],
  ['[see above]', false],
  ['“[The company] has grown since [Prime Minister Moss] left,” she says.', false],
  ['Read [The Guide](https://a.example/) first.', false],
  ['Read [The Guide][1] first.', false],
  ['[citation needed] and [1]', false],
  ['An array [a, b] of [Optional] values', false],
])('%s has a blank of a template: %s', (text, has) => {
  expect(isUnfilled(text)).toBe(has);
});
