import type { ContentItem } from '@visible-ai/shared/content/schema';
import { describe, expect, it } from 'vitest';
import { filterContent } from './filter-content.ts';

const itemOf = (
  id: string,
  content_type: ContentItem['content_type'],
  content_text: string,
): ContentItem => ({
  id,
  website_url: `https://${id}.example/`,
  content_type,
  content_text,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  edited: false,
  notes: [],
  agents: null,
  downloads: null,
});

const content = [
  itemOf('kiln', 'llms_txt', '# Kiln and Clay'),
  itemOf('forge', 'robots_txt', 'User-agent: *'),
  itemOf('mill', 'qa_section', '<p>Is flour ground from clay?</p>'),
];
const found = (search: string, type: ContentItem['content_type'] | null = null) =>
  filterContent(content, { type, search }).map(({ id }) => id);

describe('looking for content', () => {
  it('finds all of it by nothing', () => {
    expect(found('')).toEqual(['kiln', 'forge', 'mill']);
    expect(found('   ')).toEqual(['kiln', 'forge', 'mill']);
  });

  it('finds words in the address, the label and the text, in any order and case', () => {
    expect(found('FORGE.example')).toEqual(['forge']);
    expect(found('robots.txt')).toEqual(['forge']);
    expect(found('clay kiln')).toEqual(['kiln']);
    expect(found('clay')).toEqual(['kiln', 'mill']);
    expect(found('clay iron')).toEqual([]);
  });

  it('finds one type alone', () => {
    expect(found('clay', 'qa_section')).toEqual(['mill']);
    expect(found('', 'robots_txt')).toEqual(['forge']);
  });
});
