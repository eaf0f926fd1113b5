import { describe, expect, it } from 'vitest';
import { canAnswer, isAskable, questionOf } from './question-texts.ts';

const small = new Set(['patches', 'security', 'problems', 'files']);
const asked = (heading: string, language = 'en', isTechnical = false) =>
  questionOf(heading, { language, isTechnical, isSmall: (word) => small.has(word) });

describe('the question a heading stands for', () => {
  it.each([
    ['How to clean an anvil', 'en', 'How do I clean an anvil?'],
    ['Book a table', 'en', 'How do I book a table?'],
    ['3. Cancelling your order', 'en', 'How do I cancel your order?'],
    ['What is an anvil', 'en', 'What is an anvil?'],
    ['How delivery works', 'en', 'How does delivery work?'],
    ['Was kostet eine Zahnreinigung', 'de', 'Was kostet eine Zahnreinigung?'],
    ['Comment réserver une table', 'fr', 'Comment réserver une table ?'],
    ['Installer le clavier', 'fr', 'Comment installer le clavier ?'],
    ['Cómo llegar al taller', 'es', '¿Cómo llegar al taller?'],
    ['自家焙煎とは', 'ja', '自家焙煎とは？'],
    ['Wie lange dauert es?', 'de', 'Wie lange dauert es?'],
  ])('%s (%s): %s', (heading, language, question) => {
    expect(asked(heading, language)).toBe(question);
  });

  it.each([
    ['Shipping costs', 'en'],
    ['Book club meetings', 'en'],
    ['Building services in Leeds', 'en'],
    ['Our history', 'en'],
    ['Getting started', 'en'],
    ['Test project', 'en'],
    ['Was wir bieten', 'de'],
    ['Dossier de presse', 'fr'],
    ['Termin vereinbaren', 'de'],
  ])('is none for %s (%s)', (heading, language) => {
    expect(asked(heading, language)).toBeNull();
  });

  it.each([
    'Build script examples',
    'Test output format',
    'Open source developers',
    'Defining and using structs',
  ])('is none for %s, not even on a site about software', (heading) => {
    expect(asked(heading, 'en', true)).toBeNull();
  });

  it('takes more headings for things to do on a site about software, and keeps names large', () => {
    expect(asked('Reporting Security Problems with Apache', 'en', true)).toBe(
      'How do I report security problems with Apache?',
    );
    expect(asked('Verifying Releases and Patches', 'en', true)).toBe('How do I verify Releases and patches?');
  });
});

describe('whether a visitor would ask', () => {
  it.each([
    ['Do you ship to Norway?', true],
    ['Gibt es Parkplätze?', true],
    ['¿Qué es un yunque?', true],
    ['هل تشحنون خارج مصر؟', true],
    ['Ready to start?', false],
    ['Noch Fragen?', false],
    ['Vous cherchez un clavier ?', false],
    ['Tired? Hungry?', false],
    ['Really?', false],
    ['Why does it do that?', false],
  ])('%s: %s', (question, expected) => {
    expect(isAskable(question, true)).toBe(expected);
  });

  it('may lean on its page where that is about the whole site', () => {
    expect(isAskable('Is it free?', true)).toBe(false);
    expect(isAskable('Is it free?', false)).toBe(true);
  });
});

describe('whether a text answers', () => {
  it('wants what to do for how to do it', () => {
    const question = 'How do I contribute patches?';
    expect(canAnswer(question, 'Patches are essential to us.', 'Anvil House')).toBe(false);
    expect(canAnswer(question, 'Send your patches to the list.', 'Anvil House')).toBe(true);
  });

  it('wants the thing asked about, and not just the name of the site', () => {
    const question = 'Comment télécharger Anvil House ?';
    expect(canAnswer(question, 'Anvil House forge des enclumes.', 'Anvil House')).toBe(false);
    expect(canAnswer(question, 'Le téléchargement est gratuit.', 'Anvil House')).toBe(true);
  });
});
