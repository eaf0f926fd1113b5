import { expect, it } from 'vitest';
import { isSample } from './is-sample.ts';
import { pageOf } from './testing/site-of.ts';

it('a post that WordPress makes is a sample, also below its date and author', () => {
  const page = (text: string) =>
    pageOf({ url: '/', sections: [{ level: 1, heading: 'Merhaba dünya!', text }] });
  const sample = 'WordPress’e hoş geldiniz. Bu sizin ilk yazınız. Bu yazıyı düzenleyin ya da silin.';
  expect(isSample(page(sample))).toBe(true);
  expect(isSample(page(`3 Mayıs 2021 admin\n\n${sample}`))).toBe(true);
  expect(isSample(page(`Anvils\n\nare\n\nheavy\n\n${sample}`))).toBe(false);
});
