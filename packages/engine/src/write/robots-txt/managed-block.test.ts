import { expect, it } from 'vitest';
import { applyEdits, draftOf, insertAfter, replaceLine } from '../../robots-edit/robots-edit.ts';
import { managedNotes } from './managed-block.ts';

const block = `# BEGIN Cloudflare Managed content

User-agent: GPTBot
Disallow: /

# END Cloudflare Managed Content
`;
const own = 'User-agent: *\nDisallow: /cart\n';

it('says nothing of a file without such lines', () => {
  expect(managedNotes(draftOf(own), draftOf(own))).toEqual([]);
});

it('tells that lines of Cloudflare must not be pasted', () => {
  const live = draftOf(`${block}\n${own}`);
  const [note, ...more] = managedNotes(live, applyEdits(live, [insertAfter(9, ['Disallow: /x'])]));
  expect(note).toContain('Lines 1 to 6 of the site’s file come from Cloudflare');
  expect(note).toContain('Leave them out when you paste this file');
  expect(more).toEqual([]);
});

it('tells where they stand twice', () => {
  const live = draftOf(`${block}${block}${own}`);
  expect(managedNotes(live, live)[1]).toContain('remove lines 7 to 12 from the file on your server');
});

it.each([
  ['changes', replaceLine(4, ['Allow: /'])],
  ['removes', replaceLine(4, [])],
  ['adds', insertAfter(4, ['Disallow: /x'])],
])('tells that only Cloudflare %s lines among them', (_, edit) => {
  const live = draftOf(`${block}${own}`);
  expect(managedNotes(live, applyEdits(live, [edit])).at(-1)).toContain('Only Cloudflare can do that');
});
