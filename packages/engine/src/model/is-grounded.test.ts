import { describe, expect, it } from 'vitest';
import { isGrounded } from './is-grounded.ts';

const source =
  'Wheelhouse repairs 1,250 bicycles in Utrecht. A full service costs 89 euros, takes two hours and includes cleaning, brakes and gears.';

describe('a sentence of a model', () => {
  it.each([
    ['says what the page says', 'Wheelhouse repairs bicycles in Utrecht.'],
    ['says it in other forms of the words', 'A repair of a bicycle includes the cleaning of its brakes.'],
    ['holds nothing but short words', 'It is so.'],
    ['names a number of the page', 'The service costs 89 euros.'],
    ['names a long number of the page', 'Wheelhouse repairs 1,250 bicycles.'],
    ['begins a sentence with a word that is no name', 'The service includes cleaning. Its gears too.'],
    [
      'has seven of ten longer words of the page',
      'Repairs, bicycles, service, euros, takes, hours, includes: simply wonderful everywhere.',
    ],
  ])('is taken when it %s', (_name, sentence) => {
    expect(isGrounded(sentence, source)).toBe(true);
  });

  it.each([
    ['names another number', 'The service costs 79 euros.'],
    ['names another number that begins alike', 'Wheelhouse repairs 1,999 bicycles.'],
    ['names another price that begins alike', 'The service costs 89.50 euros.'],
    ['names somebody else', 'The service is better than that of Cyclefix.'],
    [
      'names somebody else beside a name of the page',
      'Wheelhouse in Utrecht repairs bicycles, brakes and gears as Cyclefix does.',
    ],
    [
      'has only six of ten longer words of the page',
      'Repairs, bicycles, service, euros, takes, hours: simply wonderful prices everywhere.',
    ],
    ['is invented', 'The family business delivers flowers worldwide.'],
    ['names an address', 'Repairs of bicycles at wheelhouse.com in Utrecht.'],
    ['holds markup', 'Wheelhouse repairs <b>bicycles</b>.'],
    ['holds a link of Markdown', 'Wheelhouse [repairs](x) bicycles.'],
  ])('is refused when it %s', (_name, sentence) => {
    expect(isGrounded(sentence, source)).toBe(false);
  });

  it('may bring words of its own as far as it is told', () => {
    const question = 'Which bicycles does somebody repair?';
    expect(isGrounded(question, source)).toBe(false);
    expect(isGrounded(question, source, 0.5)).toBe(true);
  });
});
