import { expect, it } from 'vitest';
import { factsOf } from '../../../page/testing/facts-of.ts';
import { draftAuthors } from './draft-authors.ts';

it.each([
  ['Ann Lee', 'Person'],
  ['AP', 'Organization'],
  ['Mill News', 'Organization'],
  ['Mill News Staff', 'Organization'],
])('%s is drafted as a %s', (name, type) => {
  const page = factsOf(
    `<head><title>Iron – Mill News</title><meta property="og:site_name" content="Mill News"><meta name="author" content="${name}"></head><main><h1>Iron</h1></main>`,
  );
  expect(draftAuthors(page, 'https://mill.example/iron')).toEqual({ '@type': type, name });
});
