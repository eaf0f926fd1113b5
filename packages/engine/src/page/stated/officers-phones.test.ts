import { describe, expect, it } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const phonesIn = (html: string) =>
  factsOf(`<title>Hilltop Chess Club</title><main><h1>Hilltop Chess Club</h1>${html}</main>`).stated.phones;
const secretary = '<li>Secretary: Tom Baker, Tel. 01782 614 387</li>';
const treasurer = '<li>Treasurer: Ann Cole, <a href="tel:01782618254">01782 618 254</a></li>';

describe('the telephone numbers of a list of officers', () => {
  it('are theirs, not those of the club', () => {
    expect(phonesIn(`<ul>${secretary}${treasurer}</ul>`)).toEqual([]);
    expect(
      phonesIn(
        '<p>1. Vorsitzender: Karl Maier</p><p>Telefon 0511 447 218</p><p>Kassenwart: Eva Lang</p><p>Telefon 0511 447 391</p>',
      ),
    ).toEqual([]);
  });

  it('are theirs also where a link dials them with the code of the country', () => {
    const abroad = treasurer.replace('tel:01782', 'tel:+441782');
    expect(phonesIn(`<ul>${secretary}${abroad}</ul>`)).toEqual([]);
  });

  it('leave the number of the club, also where an officer has it too', () => {
    expect(phonesIn(`<p>Club room: Tel. 01782 600 100</p><ul>${secretary}${treasurer}</ul>`)).toEqual([
      '01782 600 100',
    ]);
    expect(phonesIn(`<p>Club room: Tel. 01782 614 387</p><ul>${secretary}${treasurer}</ul>`)).toEqual([
      '01782 614 387',
    ]);
  });

  it('are how the club is reached where there is one of them alone', () => {
    expect(phonesIn(`<ul>${secretary}<li>Treasurer: Ann Cole</li></ul>`)).toEqual(['01782 614 387']);
  });
});
