import { expect, it } from 'vitest';
import { isSamplePhone } from './is-sample-phone.ts';

it.each([
  '(503) 555-0142',
  '503.555.0199',
  '+1 206 555 0148',
  '1-614-555-0100',
  '020 7946 0123',
  '0207 946 0999',
  '+44 (0)20 7946 0000',
  '0044 161 496 0777',
  '01632 960123',
  '07700 900 461',
  '0808 157 0123',
  '030 23125-123',
  '+49 (0)171 3920012',
  '01 99 00 12 34',
  '+33 6 39 98 00 01',
  '(02) 5550 1234',
  '0491 570 156',
  '+49 123 456 7890',
  '(555) 123-4567',
  '+7 (999) 123-45-67',
])('%s is a number for templates or films', (number) => {
  expect(isSamplePhone(number)).toBe(true);
});

it.each([
  // A free number with 555-01 may be somebody's.
  '1-800-555-0142',
  '1-888-123-4567',
  '(503) 555-1142',
  '+49 431 555 0100',
  '020 7946 1000',
  '0163 2960123',
  '0261 912345',
  '0355 501234',
  '030 231 25 00',
  '01 99 12 34 56',
  '+39 020 7946 0123',
])('%s may be the number of a business', (number) => {
  expect(isSamplePhone(number)).toBe(false);
});
