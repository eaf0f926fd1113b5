import { expect, it } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

const form = '<form><label>Password <input type="password"></label><button>Sign in</button></form>';
const isForm = (body: string) => factsOf(`<body>${body}</body>`).asksToSignIn;

it('is a page with a form to sign in and hardly any text', () => {
  expect(isForm(`<main><h1>Sign in to Tallyroom</h1>${form}</main>`)).toBe(true);
  expect(isForm(`<h1>Sign in</h1>${form}`)).toBe(true);
});

it('is not a page that says something beside the form, or has it in its header', () => {
  expect(isForm(`<main><p>${'We count what you have. '.repeat(20)}</p>${form}</main>`)).toBe(false);
  expect(isForm(`<header>${form}</header><main><h1>Tallyroom</h1><p>Counts.</p></main>`)).toBe(false);
  expect(isForm('<main><h1>Tallyroom</h1><form><input type="email"></form></main>')).toBe(false);
});
