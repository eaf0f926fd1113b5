import { expect, it } from 'vitest';
import { linkedProfiles } from './linked-profiles.ts';

it('a profile has no parameters of whoever shared it', () => {
  const link = { text: '', rel: '', part: 'footer' as const };
  const shared = { ...link, url: 'https://www.instagram.com/crumb?igsh=bmxwbmF1OW0' };
  const plain = { ...link, url: 'https://www.instagram.com/crumb' };
  expect(linkedProfiles([shared, plain], 6)).toEqual(['https://www.instagram.com/crumb']);
});

it('a profile of a network of paths has no language of whoever copied it', () => {
  const link = (url: string) => ({ text: '', rel: '', part: 'footer' as const, url });
  const links = [
    'https://www.instagram.com/seruni/?hl=id',
    'https://www.tiktok.com/@seruni?is_from_webapp=1',
  ];
  const byId = 'https://www.facebook.com/profile.php?id=100064';
  expect(linkedProfiles([...links, byId].map(link), 6)).toEqual([
    'https://www.instagram.com/seruni/',
    'https://www.tiktok.com/@seruni',
    byId,
  ]);
});

it('a channel is named once, not by its lists', () => {
  const link = (url: string) => ({ text: '', rel: '', part: 'footer' as const, url });
  const links = ['https://www.youtube.com/@quay/live', 'https://www.youtube.com/@quay'];
  expect(linkedProfiles(links.map(link), 6)).toEqual(['https://www.youtube.com/@quay']);
});

it('a profile of the site builder, to which a template links, is not the site’s', () => {
  const link = (url: string) => ({ text: '', rel: '', part: 'footer' as const, url });
  const links = ['https://x.com/framer', 'http://instagram.com/squarespace', 'https://x.com/framer_anna'];
  expect(linkedProfiles(links.map(link), 6)).toEqual(['https://x.com/framer_anna']);
});

it('an account on a server of its own is a profile where the link says so', () => {
  const link = (url: string, rel: string) => ({ text: '', rel, part: 'footer' as const, url });
  expect(
    linkedProfiles(
      [
        link('https://toot.example/@anvil', 'me'),
        link('https://toot.example/@other', ''),
        link('https://www.linkedin.com/showcase/anvil-week/', ''),
        link('https://twitter.com/@AnvilWeek', ''),
      ],
      6,
    ),
  ).toEqual([
    'https://toot.example/@anvil',
    'https://www.linkedin.com/showcase/anvil-week/',
    'https://twitter.com/@AnvilWeek',
  ]);
});

it('a profile is named once, however its address is written', () => {
  const link = (url: string) => ({ text: '', rel: '', part: 'footer' as const, url });
  const links = [
    'https://www.facebook.com/FitMenCook/',
    'http://facebook.com/fitmencook',
    'https://www.facebook.com/fitmencook',
  ];
  expect(linkedProfiles(links.map(link), 6)).toEqual(['https://www.facebook.com/FitMenCook/']);
});
