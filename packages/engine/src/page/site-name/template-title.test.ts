import { expect, it } from 'vitest';
import { isSamplePage } from './system-texts.ts';
import { isTemplateDescription, isTemplateTitle, withoutSystemTagline } from './template-title.ts';

it.each([
  'Vite + React + TS',
  'React App',
  'Create Next App',
  'Next.js App',
  'My WordPress Site',
  'Untitled',
  'Welcome to nginx!',
  'Softr Application',
  'Your Company Name',
  'Untitled page',
  'Coming soon',
  'Entwurf Startseite',
  'Maquette page d’accueil',
  'Bozza sito',
  'Website – draft',
])('a tool wrote the title “%s”', (title) => {
  expect(isTemplateTitle(title)).toBe(true);
});

it.each([
  'Draft Horses of Kent',
  'Maquettes d’avions',
  'Startseite der Entwurfsgruppe',
  'React App Studio',
  'Document Storage in Leeds',
  'Vite – the build tool',
  'Blender',
])('somebody wrote the title “%s”', (title) => {
  expect(isTemplateTitle(title)).toBe(false);
});

it('a description may have been left behind as well', () => {
  expect(isTemplateDescription('Thoughts, stories and ideas.')).toBe(true);
  expect(isTemplateDescription('Just another WordPress site')).toBe(true);
  expect(isTemplateDescription('Your tagline here')).toBe(true);
  expect(withoutSystemTagline('Entwurf Startseite – Malerbetrieb Huber')).toBe('Malerbetrieb Huber');
  expect(isTemplateDescription('Boutique propulsée par PrestaShop')).toBe(true);
  expect(isTemplateDescription('Lorem ipsum dolor sit amet, consectetur adipiscing elit.')).toBe(true);
  expect(
    isTemplateDescription('At vero eos et accusam et justo duo dolores et ea rebum. Stet clita kasd.'),
  ).toBe(true);
  expect(
    isTemplateDescription('Yoga: sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.'),
  ).toBe(true);
  expect(isTemplateDescription('Gallia est omnis divisa in partes tres, quarum unam incolunt Belgae.')).toBe(
    false,
  );
  expect(isTemplateDescription("I'm a paragraph. Click here to add your own text and edit me.")).toBe(true);
  expect(isTemplateDescription('-')).toBe(true);
  expect(isTemplateDescription('餅')).toBe(false);
  expect(isTemplateDescription('Stories and ideas about bread from Leeds.')).toBe(false);
});

it.each([
  ['Fox Bakery – Just another WordPress site', 'Fox Bakery'],
  ['Le Fournil – Un site utilisant WordPress', 'Le Fournil'],
  ['Praxis | Eine weitere WordPress-Website', 'Praxis'],
  ['Just another WordPress site', 'Just another WordPress site'],
  ['Hosting – We host WordPress sites', 'Hosting – We host WordPress sites'],
])('a tagline that nobody wrote is no part of a title: %s', (title, own) => {
  expect(withoutSystemTagline(title)).toBe(own);
});

it('the samples of a new site are known', () => {
  expect(isSamplePage('Welcome to WordPress. This is your first post. Edit or delete it!')).toBe(true);
  expect(isSamplePage('This is an example page. It’s different from a blog post because')).toBe(true);
  expect(
    isSamplePage('Bine ai venit la WordPress. Acesta este primul tău articol. Editează-l sau șterge-l'),
  ).toBe(true);
  expect(isSamplePage('Ласкаво просимо до WordPress. Це ваш перший запис. Редагуйте')).toBe(true);
  expect(isSamplePage('Welcome to WordPress hosting by Fox.')).toBe(false);
});

it('the first post that Ghost writes is a sample', () => {
  const post =
    'This is Anvil Notes, a brand new site by Ann Lee that’s just getting started. Things will be up soon.';
  expect(isSamplePage(post)).toBe(true);
});

it('the post that comes with Jekyll is a sample', () => {
  expect(
    isSamplePage(
      'You’ll find this post in your _posts directory. Go ahead and edit it and re-build the site.',
    ),
  ).toBe(true);
});
