import { describe, expect, it } from 'vitest';
import { verbLastQuestion } from './verb-last-questions.ts';

const asked = (heading: string, language: string, text = '', subject = 'Quarrel') =>
  verbLastQuestion(heading, { language, subject, text });

describe('a German heading that ends in its verb', () => {
  const ask = (heading: string, text?: string, subject?: string) => asked(heading, 'de', text, subject);

  it.each([
    ['Konto löschen', 'So wird das Konto gelöscht.', 'Wie kann ich das Konto löschen?'],
    ['Rechnung bezahlen', 'Ihre Rechnung kommt per Post.', 'Wie kann ich meine Rechnung bezahlen?'],
    ['Vertrag kündigen', 'Wer Ihren Vertrag hat', 'Wie kann ich meinen Vertrag kündigen?'],
    ['Vertrag kündigen', 'Wer deinen Vertrag hat', 'Wie kann ich meinen Vertrag kündigen?'],
    ['Filter reinigen', 'Man braucht einen Filter.', 'Wie kann ich einen Filter reinigen?'],
    ['Filter schnell reinigen', 'Man braucht einen Filter.', 'Wie kann ich einen Filter schnell reinigen?'],
    ['Maschine (neu) reinigen', 'die Maschine', 'Wie kann ich die Maschine (neu) reinigen?'],
  ])('takes the article that the page has for its noun: %s (%s)', (heading, text, question) => {
    expect(ask(heading, text)).toBe(question);
  });

  it.each([
    ['only within other words', 'die Kontonummer; Meiden Konto-'],
    ['of a word that is joined to it', 'die Konto-Einstellungen'],
    ['in a case that may be another one', 'mit dem Konto, ein Konto'],
    ['not', ''],
  ])('is not asked where the page tells the article %s', (_, text) => {
    expect(ask('Konto löschen', text)).toBeNull();
  });

  it('names a program with several capitals without an article', () => {
    expect(ask('SELinux einrichten', 'eine SELinux-Umgebung')).toBe('Wie kann ich SELinux einrichten?');
  });

  it('reads a noun as it is written, whatever its signs', () => {
    expect(ask('C++-Paket installieren', 'das C++-Paket')).toBe('Wie kann ich das C++-Paket installieren?');
    expect(ask('A*-Paket installieren', 'das AAA-Paket')).toBeNull();
  });

  it.each([
    ['Quarrel installieren', 'Wie kann ich Quarrel installieren?'],
    ['quarrel installieren', 'Wie kann ich quarrel installieren?'],
    ['PDF2 exportieren', 'Wie kann ich PDF2 exportieren?'],
    ['WordPress installieren', 'Wie kann ich WordPress installieren?'],
    ['Version_2 installieren', 'Wie kann ich Version_2 installieren?'],
    ['A4 drucken', 'Wie kann ich A4 drucken?'],
    ['Installieren von Quarrel', 'Wie kann ich Quarrel installieren?'],
    ['Exportieren von PDF', 'Wie kann ich PDF exportieren?'],
  ])('takes a name without an article: %s', (heading, question) => {
    expect(ask(heading)).toBe(question);
  });

  it.each([
    ['Ihren Vertrag kündigen', 'Wie kann ich meinen Vertrag kündigen?'],
    ['Die Maschine reinigen', 'Wie kann ich die Maschine reinigen?'],
    ['Eine neue Karte bestellen', 'Wie kann ich eine neue Karte bestellen?'],
    ['Deine Karte heute noch hier im Laden bestellen', null],
    ['Deine Karte heute hier im Laden bestellen', 'Wie kann ich meine Karte heute hier im Laden bestellen?'],
    ['Ein Konto löschen', null],
    ['Das löschen', null],
  ])('keeps its own article: %s', (heading, question) => {
    expect(ask(heading)).toBe(question);
  });

  it.each([
    ['its verb is not known', 'Konto schmieden'],
    ['it is a verb alone', 'Löschen'],
    ['it is a verb alone, written small', 'löschen'],
    ['it does two things', 'Konto anlegen und löschen'],
    ['it does one of two', 'Konto oder Karte löschen'],
    ['it has a comma', 'Konto, Karte löschen'],
    ['it has a colon', 'Konto: löschen'],
    ['it is a question', 'Konto löschen?'],
    ['it names another noun', 'Konto im Laden löschen'],
    ['it begins with no noun', 'schnell löschen'],
    ['what is done to needs a case', 'Installieren von Paketen'],
    ['a sentence goes on', 'Installieren von Quarrel 2 auf Windows'],
  ])('is not asked where %s', (_, heading) => {
    expect(ask(heading, 'das Konto, das schnell, das Löschen')).toBeNull();
  });

  it('has no name where the site has none', () => {
    expect(ask('Quarrel installieren', '', '')).toBeNull();
    expect(ask(' installieren', '', '')).toBeNull();
  });
});

describe('a Dutch heading that ends in its verb', () => {
  const ask = (heading: string, text?: string) => asked(heading, 'nl', text);

  it.each([
    ['Wachtwoord wijzigen', 'Kies het wachtwoord.', 'Hoe kan ik het wachtwoord wijzigen?'],
    ['Afspraak maken', 'Bel voor een afspraak.', 'Hoe kan ik een afspraak maken?'],
    ['Account verwijderen', 'Open uw account.', 'Hoe kan ik mijn account verwijderen?'],
    ['Account verwijderen', 'Open je account.', 'Hoe kan ik mijn account verwijderen?'],
    ['Jouw account verwijderen', '', 'Hoe kan ik mijn account verwijderen?'],
    ['De rekening betalen', '', 'Hoe kan ik de rekening betalen?'],
    ['Installeren van pakketten', '', 'Hoe kan ik pakketten installeren?'],
  ])('is asked with its article: %s (%s)', (heading, text, question) => {
    expect(ask(heading, text)).toBe(question);
  });

  it.each([
    ['without an article in the text', 'Afspraak maken'],
    ['of two things', 'Afspraak maken of verzetten'],
    ['of a thing of a thing', 'Installeren van pakketten van anderen'],
    ['of a thing in a thing', 'Installeren van pakketten in de winkel'],
  ])('is not asked %s', (_, heading) => {
    expect(ask(heading, 'pakketten')).toBeNull();
  });
});

it('is asked in no other language', () => {
  expect(asked('Konto löschen', 'sv', 'das Konto')).toBeNull();
});
