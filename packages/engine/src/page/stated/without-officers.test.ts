import { expect, it } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const addresses = (body: string) => factsOf(`<!doctype html><body>${body}</body>`).stated.addresses;

it.each([
  [
    'below its label',
    '<p>1. Vorsitzender<br>Hans Meier<br>Lindenweg 7<br>72070 Tübingen<br>Tel. 07071 55123</p>',
  ],
  [
    'in the words of an imprint',
    '<p>Vertreten durch den 1. Vorsitzenden:<br>Hans Meier<br>Am Alten Markt 7<br>72070 Tübingen</p>',
  ],
  ['beside its label', '<p>Hon. Secretary: Ann Lee, 12 Mill Road, Leeds LS1 4AB</p>'],
  [
    'in a row of a table',
    '<table><tr><td>Président</td><td>Jean Petit</td><td>12 rue des Carmes 44000 Nantes</td></tr></table>',
  ],
  ['after a name', '<p>Ann Lee (Treasurer)<br>12 Mill Road<br>Leeds LS1 4AB</p>'],
])('where an officer of a club lives is no address of the club: %s', (_where, body) => {
  expect(addresses(body)).toEqual([]);
});

it.each([
  [
    'Mühlstraße 12, 72074 Tübingen',
    '<p>1. Vorsitzender: Hans Meier</p><p>Schachclub Rotmühle e. V.<br>Mühlstraße 12<br>72074 Tübingen</p>',
  ],
  [
    'Mühlstraße 12, 72074 Tübingen',
    '<p>Mühlstraße 12<br>72074 Tübingen</p><p>1. Vorsitzender: Hans Meier</p>',
  ],
  [
    'Mühlstraße 12, 72074 Tübingen',
    '<p>Vorstand: Hans Meier<br>Sitz:<br>Mühlstraße 12<br>72074 Tübingen</p>',
  ],
  ['President Hotel, 12 Mill Road, Leeds LS1 4AB', '<p>President Hotel, 12 Mill Road, Leeds LS1 4AB</p>'],
])('“%s” is one that no officer stands over', (address, body) => {
  expect(addresses(body)).toEqual([address]);
});
