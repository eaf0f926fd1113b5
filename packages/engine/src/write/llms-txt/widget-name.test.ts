import { expect, it } from 'vitest';
import { isWidgetName } from './widget-name.ts';

it.each([
  'Most Popular',
  'Latest news',
  'Related posts',
  'You might also like',
  'Meistgelesen',
  'Les plus consultés',
  'Lo más leído',
  'I più letti',
  'Mais lidas',
  'Meest gelezen',
  'Самые читаемые',
  'الأكثر قراءة',
  'آخر الأخبار',
  '人気記事',
  '热门文章',
  '인기 글',
])('“%s” is a list that a system fills', (name) => {
  expect(isWidgetName(name)).toBe(true);
});

it.each([
  'News',
  'Products',
  'Our services',
  'Aree di attività',
  'Rezepte',
  'الأخبار',
  'お知らせ',
  'Recent Work Permits',
])('“%s” is a section', (name) => {
  expect(isWidgetName(name)).toBe(false);
});
