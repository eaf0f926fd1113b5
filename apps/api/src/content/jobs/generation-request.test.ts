import { describe, expect, it } from 'vitest';
import { type AskedGeneration, jobKey, requestKey, toGenerationRequest } from './generation-request.ts';

const asked = (body: Partial<AskedGeneration>) =>
  toGenerationRequest({ contentType: 'llms_txt', url: 'https://shop.example/', ...body } as AskedGeneration);
const keyOf = (body: Partial<AskedGeneration>) => requestKey(asked(body));

describe('what is written for one request answers another', () => {
  it.each([
    ['a slash at the end', 'https://shop.example/bread/', 'https://shop.example/bread'],
    ['several slashes at the end', 'https://shop.example/bread//', 'https://shop.example/bread'],
    ['no path at all', 'https://shop.example', 'https://shop.example/'],
    ['another scheme', 'http://shop.example/', 'https://shop.example/'],
  ])('in spite of %s', (_name, url, other) => {
    expect(keyOf({ url })).toBe(keyOf({ url: other }));
  });

  it.each([
    ['another path', { url: 'https://shop.example/bread' }],
    ['a slash within the path', { url: 'https://shop.example/br/ead' }],
    ['another host', { url: 'https://www.shop.example/' }],
    ['another kind', { contentType: 'robots_txt' as const }],
  ])('but not for %s', (_name, difference) => {
    expect(keyOf(difference)).not.toBe(keyOf({}));
  });

  it('wherever on its host a robots.txt was asked for', () => {
    const robots = { contentType: 'robots_txt' as const };
    expect(keyOf({ ...robots, url: 'https://shop.example/bread' })).toBe(keyOf(robots));
  });
});

it('makes the writing anew of a content a job of its own, though not another request', () => {
  const regenerate = { contentId: '0d6fd6a5-4a08-4c6e-a0f1-3a4c3b7c2e55', handEdits: 'keep' as const };
  const [first, again] = [asked({}), asked({ regenerate })];
  expect(requestKey(again)).toBe(requestKey(first));
  expect(jobKey(again)).not.toBe(jobKey(first));
});
