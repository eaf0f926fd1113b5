import { expect, it } from 'vitest';
import { downloadName } from './download-name.ts';

it('names a download after its label, with one ending', () => {
  expect(downloadName('llms_txt')).toBe('llms.txt');
  expect(downloadName('robots_txt')).toBe('robots.txt');
  expect(downloadName('qa_section')).toBe('q&a-section.txt');
});
