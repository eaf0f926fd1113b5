import {
  contactPlaceholder as contact,
  originPlaceholder as origin,
} from '@visible-ai/shared/site/placeholders';
import { describe, expect, it } from 'vitest';
import { fillSiteFacts } from './fill-site-facts.ts';

const known = { origin: 'https://shop.example', contact: 'hi@shop.example' };
const nobody = { origin: 'https://shop.example', contact: null };

describe('the site’s facts', () => {
  it('stand where the build has their placeholders', () => {
    expect(fillSiteFacts(`Contact: ${contact} or ${origin}/intake`, '.txt', known)).toBe(
      'Contact: hi@shop.example or https://shop.example/intake',
    );
    expect(fillSiteFacts(`"email":"${contact}","url":"${origin}/"`, '.html', known)).toBe(
      '"email":"hi@shop.example","url":"https://shop.example/"',
    );
  });

  it.each([
    ['.txt', `Contact: ${contact} or ${origin}/intake`, 'Contact: https://shop.example/intake'],
    ['.html', `{"email":"${contact}","url":"${origin}/"}`, '{"url":"https://shop.example/"}'],
    ['.html', `<html data-contact="${contact}">`, '<html data-contact="">'],
    ['.md', `Write to [${contact}](mailto:${contact}).`, 'Write to [our form](https://shop.example/intake).'],
  ])('name no mailbox in a %s file where nobody has one', (extension, built, served) => {
    expect(fillSiteFacts(built, extension, nobody)).toBe(served);
  });
});
