import { expect, it } from 'vitest';
import { isLicenceNotice } from './is-licence-notice.ts';

it.each([
  'This manual is free software; you may redistribute it and/or modify it under the terms of the GNU General Public License.',
  'Dieses Handbuch steht unter den Bedingungen der GNU General Public License.',
  'Ce document est diffusé selon les termes de la licence Creative Commons BY-SA.',
  'Except where otherwise noted, content is licensed under a Creative Commons Attribution licence.',
  'Write to the Free Software Foundation, Inc., 51 Franklin Street, Boston, MA 02110, USA.',
  'Dies wird ohne jegliche Garantie verteilt, auch ohne die der Marktgängigkeit.',
  'Permission is granted to make and distribute verbatim copies of this manual.',
  'Anvil.js is open sourced under the MIT License. Smiths are invited to improve it.',
  'A copy of the GNU General Public License is available on the World Wide Web.',
])('%s', (text) => {
  expect(isLicenceNotice(text)).toBe(true);
});

it.each([
  'Anvil is an editor for smiths, published under the GNU General Public License.',
  'Anvil is an extension for smiths that makes their tools accessible. It is released under the MIT License.',
  'This house stands by the sea.',
  'A guide to the MIT License for those who publish programs.',
])('not: %s', (text) => {
  expect(isLicenceNotice(text)).toBe(false);
});
