import { expect, it } from 'vitest';
import { businessType } from './business-type.ts';

const typeOf = (name: string, isReachable = true) =>
  businessType({ name, title: name, heading: 'Welcome', description: '', text: '', isReachable });

it.each([
  ['Miller & Daughters', 'LocalBusiness'],
  ['Department of Geoscience', 'Organization'],
  ['River Haven Trust', 'Organization'],
  ['Stiftung Wald', 'Organization'],
  ['Trusted Floors', 'LocalBusiness'],
])('%s, which can be reached, is a %s', (name, type) => {
  expect(typeOf(name)).toBe(type);
  expect(typeOf(name, false)).toBeNull();
});
