import { expect, it } from 'vitest';
import { isAnnouncement } from './is-announcement.ts';

it.each([
  ['Sito ufficiale della Parrocchia di Bianco. Orari delle Messe.', true],
  ['Lees alles over bezorging en afhalen bij De Molen.', true],
  ['Dokument och bokningar för dig som bor i huset.', true],
  ['Documentation for @anvil/loader-service', true],
  ['Everything you need for your garden.', true],
  ['Anvil House is a forge by the sea for those who like iron.', false],
  ['Läsning är vår passion: en bokhandel i Lund.', false],
  ['De Molen is een bakkerij in Delft.', false],
])('“%s” announces and says nothing of the thing itself: %s', (text, is) => {
  expect(isAnnouncement(text)).toBe(is);
});
