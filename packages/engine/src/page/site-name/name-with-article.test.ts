import { expect, it } from 'vitest';
import { nameWithArticle } from './name-with-article.ts';

it.each([
  ['de', 'Was ist {x}?', 'Zahnarztpraxis am Markt', 'die Zahnarztpraxis am Markt'],
  ['de', 'Wo finde ich {x}?', 'Zahnarztpraxis am Markt', 'die Zahnarztpraxis am Markt'],
  ['de', 'Wie fange ich mit {x} an?', 'Zahnarztpraxis am Markt', 'der Zahnarztpraxis am Markt'],
  ['de', 'Wer steht hinter {x}?', 'Gasthof Krone', 'dem Gasthof Krone'],
  ['de', 'Was ist {x}?', 'Gasthof Krone', 'der Gasthof Krone'],
  ['de', 'Für wen ist das für {x}?', 'Gasthof Krone', 'den Gasthof Krone'],
  ['de', 'Wie erreiche ich {x}?', 'Gasthof Krone', 'den Gasthof Krone'],
  ['de', 'Was bietet {x} an?', 'Hotel Krone', 'das Hotel Krone'],
  ['de', 'Was ist {x}?', 'Krone Hotel', 'Krone Hotel'],
  ['de', 'Was ist {x}?', 'Gasthof', 'Gasthof'],
  ['fr', 'Que propose {x} ?', 'Boulangerie Lebon', 'la Boulangerie Lebon'],
  ['fr', 'Que propose {x} ?', 'Restaurant Lebon', 'le Restaurant Lebon'],
  ['fr', 'Que propose {x} ?', 'Hôtel Lebon', 'l’Hôtel Lebon'],
  ['fr', 'Que propose {x} ?', 'Auberge Lebon', 'l’Auberge Lebon'],
  ['fr', 'Que propose {x} ?', 'Atelier', 'Atelier'],
  ['fr', 'Que propose {x} ?', 'Maisonnette Lebon', 'Maisonnette Lebon'],
  ['fr', 'Comment contacter {x} ?', 'Maison Lebon', 'Maison Lebon'],
  ['fr', 'Que propose {x} ?', 'Maison de la Poterie', 'la Maison de la Poterie'],
  ['fr', 'Que propose {x} ?', 'Chez Lebon', 'Chez Lebon'],
  ['en', 'What is {x}?', 'Department of Geoscience', 'the Department of Geoscience'],
  ['en', 'Where is {x}?', 'Town of Alder Falls', 'the Town of Alder Falls'],
  ['en', 'What is {x}?', 'Bank of America', 'Bank of America'],
  ['en', 'What is {x}?', 'Restaurant Lebon', 'Restaurant Lebon'],
  ['hu', 'Mit kínál {x}?', 'Lakatos Ügyvédi Iroda', 'a Lakatos Ügyvédi Iroda'],
  ['hu', 'Mit kínál {x}?', 'Andrea', 'az Andrea'],
  ['hu', 'Mit kínál {x}?', 'FTC Büfé', 'az FTC Büfé'],
  ['hu', 'Mit kínál {x}?', 'Fitt Pont', 'a Fitt Pont'],
  ['hu', 'Mit kínál {x}?', '5 Perc', 'az 5 Perc'],
  ['hu', 'Mit kínál {x}?', '12 Hold', 'a 12 Hold'],
  ['hu', 'Mit kínál {x}?', 'A Kert', 'A Kert'],
  ['hu', 'Mit kínál {x}?', 'Dr. Kis Anna', 'Dr. Kis Anna'],
  ['nl', 'Wat is {x}?', 'Hotel Krone', 'Hotel Krone'],
])('in %s, “%s” takes %s as %s', (language, wording, name, taken) => {
  expect(nameWithArticle(name, wording, language)).toBe(taken);
});
