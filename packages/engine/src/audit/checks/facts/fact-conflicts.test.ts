import { describe, expect, it } from 'vitest';
import type { FactName } from './business-facts.ts';
import { factConflicts } from './fact-conflicts.ts';

const MOST_PRICES = 3;
const differ = (name: FactName, inText: string[], inData: string[]) =>
  factConflicts([{ name, inText, inData }], MOST_PRICES).length > 0;

describe('the data says otherwise than the text', () => {
  it.each<[string, FactName, string[], string[], boolean]>([
    ['another number', 'phone', ['0113 496 0001'], ['0113 496 0002'], true],
    ['the number with its country', 'phone', ['0113 496 0001'], ['+44 113 4960001'], false],
    ['one of the numbers', 'phone', ['0113 496 0001', '0113 496 0002'], ['0113 496 0002'], false],
    [
      'a number that a full list may lack',
      'phone',
      ['1111111', '2222222', '3333333', '4444444', '5555555'],
      ['6666666'],
      false,
    ],
    [
      'a number that a list of four lacks',
      'phone',
      ['1111111', '2222222', '3333333', '4444444'],
      ['6666666'],
      true,
    ],
    ['another town', 'address', ['1 Mill Lane, Leeds LS1 4AB'], ['1 Mill Lane, Leeds LS1 4AC'], true],
    ['the code without its space', 'address', ['1 Mill Lane, Leeds LS1 4AB'], ['Leeds LS14AB'], false],
    ['a place of which the text has no code', 'address', ['1 Mill Lane, Leeds'], ['Leeds LS1 4AB'], false],
    ['a place without a code', 'address', ['Leeds LS1 4AB'], ['1 Mill Lane, Leeds'], false],
    ['other hours', 'hours', ['Mon 9:00-17:00'], ['Mon 10:00-18:00'], true],
    ['the hours by the other clock', 'hours', ['Mon 8-11'], ['Mon 20:00-23:00'], false],
    ['the hours in the afternoon', 'hours', ['Mon 9am'], ['Mon 9:00'], false],
    ['another half of the day', 'hours', ['Mon 9pm'], ['Mon 09:00 Uhr'], true],
    ['noon as noon', 'hours', ['Mon 12 pm'], ['Mon 12:00'], false],
    ['midnight as noon', 'hours', ['Mon 12 pm'], ['Mon 24:00'], true],
    ['hours where the text has none', 'hours', ['every day'], ['Mon 9:00'], false],
    ['days where the text has hours', 'hours', ['Mon 9:00'], ['every day'], false],
    ['hours that a full list may lack', 'hours', ['9:00', '9:05', '9:10', '9:15', '9:20'], ['10:30'], false],
    ['hours that a list of four lacks', 'hours', ['9:00', '9:05', '9:10', '9:15'], ['10:30'], true],
    ['another price', 'prices', ['€15'], ['€16'], true],
    ['the price with its decimals', 'prices', ['€15'], ['15.00'], false],
    ['the price as another country writes it', 'prices', ['1.299,50 €'], ['1299.50'], false],
    ['a price of one decimal', 'prices', ['€1.5'], ['1.50'], false],
    ['thousands, not decimals', 'prices', ['€1.299'], ['1299'], false],
    ['the price at the end of a sentence', 'prices', ['It is 15.'], ['15'], false],
    ['a price of nothing', 'prices', ['€15'], ['0'], false],
    ['no number', 'prices', ['€15'], ['free'], false],
    ['a price where the text has no number', 'prices', ['for free'], ['€15'], false],
    ['two prices', 'prices', ['€15'], ['€16', '€17'], false],
    ['one price twice', 'prices', ['€15'], ['€16', '16.00'], true],
    ['a price that three others may hide', 'prices', ['€1', '€2', '€3'], ['€16'], true],
    ['a price that four others may hide', 'prices', ['€1', '€2', '€3', '€4'], ['€16'], false],
    ['something where the text has nothing', 'phone', [], ['0113 496 0001'], false],
    ['nothing', 'phone', ['0113 496 0001'], [], false],
  ])('%s (%s %j, %j): %s', (_, name, inText, inData, is) => {
    expect(differ(name, inText, inData)).toBe(is);
  });
});
