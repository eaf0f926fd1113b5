import { expect, it } from 'vitest';
import { isProfessional } from './role-in-title.ts';

it.each([
  ['Cécile PETITJEAN', 'Cécile PETITJEAN - Kinésiologue - Accueil', true],
  ['Ann Lee', 'Ann Lee | Osteopath in Leeds', true],
  ['Maria Huber', 'Maria Huber – Heilpraktikerin', true],
  ['Lee Studio', 'Lee Studio | Photographer', false],
  ['Centrum Medyczne Vita', 'Centrum Medyczne Vita', false],
  ['Black Forest', 'Black Forest | Cakes', false],
  ['Ann Lee', 'Ann Lee | Coaching', false],
])('whether %s is a person by the title “%s” is %s', (name, title, is) => {
  expect(isProfessional(name, title)).toBe(is);
});

it.each([
  ['Anna Kowalska', 'dr hab. Anna Kowalska — Osteopatia', true],
  ['Anna Bruni', 'Studio medico Dott.ssa Anna Bruni', true],
  ['Anna Bruni', 'Scarpe Anna Bruni', false],
])('“%s” is a person in the title “%s”: %s', (name, title, is) => {
  expect(isProfessional(name, title)).toBe(is);
});
