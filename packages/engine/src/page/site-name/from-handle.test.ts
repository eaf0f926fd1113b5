import { expect, it } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';
import { nameSite } from './name-site.ts';

const profiles = [
  'https://www.instagram.com/noraquist',
  'https://www.tiktok.com/@noraquist',
  'https://www.youtube.com/@noraquist',
];
const named = ({ title = 'Links', top = '', links = [...profiles, 'https://shop.example/cups'] }) => {
  const page = factsOf(
    `<!doctype html><title>${title}</title><main>${top}<p>Ceramics, courses and a shop in Malmö</p>${links.map((url) => `<a href="${url}">Here</a>`).join('')}</main>`,
  );
  const [heading] = page.headings;
  const naming = {
    isHome: true,
    title: page.title ?? '',
    heading: heading?.text ?? '',
    clues: page.nameClues,
    description: '',
    excerpt: page.text.excerpt,
  };
  return nameSite([naming], 'start.example');
};

it.each([
  [
    'the picture writes out what its account is',
    { top: '<img src="/a.jpg" alt="Nora Quist"><h1>@noraquist</h1>' },
    'Nora Quist',
  ],
  ['its heading writes out what its links share', { top: '<h1>Nora Quist</h1>' }, 'Nora Quist'],
  [
    'only its account tells, beside the name of the service',
    { title: 'Linktree', top: '<h1>@noraquist</h1>' },
    'noraquist',
  ],
  ['only its links tell', {}, 'noraquist'],
])('a page of links has a name where %s', (_where, page, name) => {
  expect(named(page)).toBe(name);
});

it('a page that leads elsewhere, too, is not named by the profiles in its footer', () => {
  const links = [...profiles, ...['/a', '/b', '/c', '/d'].map((path) => `https://shop.example${path}`)];
  expect(named({ links })).not.toBe('noraquist');
});
