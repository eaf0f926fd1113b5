import { expect, it } from 'vitest';
import { linkedProfiles } from './linked-profiles.ts';

it('a profile has no parameters of whoever shared it', () => {
  const link = { text: '', rel: '', part: 'footer' as const };
  const shared = { ...link, url: 'https://www.instagram.com/crumb?igsh=bmxwbmF1OW0' };
  const plain = { ...link, url: 'https://www.instagram.com/crumb' };
  expect(linkedProfiles([shared, plain], 6)).toEqual(['https://www.instagram.com/crumb']);
});
