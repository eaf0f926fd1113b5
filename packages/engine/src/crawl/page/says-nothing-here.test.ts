import { describe, expect, it } from 'vitest';
import { saysNothingHere } from './says-nothing-here.ts';

describe('a title', () => {
  it.each([
    '404',
    'Error 404',
    '404 Not Found',
    'Page not found | Harbour',
    'Harbour – Page Not Found',
    'Oops! That page can’t be found.',
    'The requested page could not be found',
    'Not found',
    '404: This page could not be found.',
    'This page does not exist',
    'Page not found (404) • parquet',
    'Page introuvable - Port',
    'Seite nicht gefunden',
    'Página no encontrada | Puerto',
    'Страница не найдена',
    'お探しのページは見つかりませんでした',
  ])('"%s" says that there is nothing', (title) => {
    expect(saysNothingHere(title)).toBe(true);
  });

  it.each([
    'Post 404',
    'The story of /2024/05/post-410',
    '404 ways to tie a rope',
    'How to fix a page that is not found in Google',
    'ModuleNotFoundError: what to do when a module is not found',
    'Lost and found',
    'Room 404 | Hotel at the Harbour',
    '',
  ])('"%s" does not', (title) => {
    expect(saysNothingHere(title)).toBe(false);
  });
});
