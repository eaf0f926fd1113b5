import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answering, json } from '../../../test/fake-server.ts';
import { makeContent } from '../hosting/testing/make-hosting.ts';
import { showScreen } from '../sites/testing/show-screen.tsx';
import { WithSiteContent } from './with-site-content.tsx';

const robots = makeContent({ id: '00000000-0000-4000-8000-0000000000c2', content_type: 'robots_txt' });

/** Serves a list of two pages. The test decides when the second one is answered, and how. */
function serveTwoPages() {
  let give: ((answer: Response) => void) | undefined;
  answering((address) => {
    if (!new URL(address, 'https://here.example').searchParams.has('cursor'))
      return json(200, { content: [robots], nextCursor: 'next' });
    return new Promise((resolve) => {
      give = resolve;
    });
  });
  showScreen(
    <WithSiteContent url="https://shop.example/" onClosed={() => undefined}>
      {({ kinds }) => (
        <p>Written: {kinds.flatMap(({ kind, item }) => (item ? kind.label : [])).join(', ')}</p>
      )}
    </WithSiteContent>,
  );
  return async (answer: Response) => {
    await waitFor(() => expect(give).toBeDefined());
    expect(screen.queryByText(/^Written/)).toBeNull();
    give?.(answer);
    give = undefined;
  };
}

it('tells of the files of a site when the whole list is there, and never of one as missing before', async () => {
  const give = serveTwoPages();
  await give(json(200, { content: [makeContent()], nextCursor: null }));
  expect(await screen.findByText('Written: llms.txt, robots.txt')).toBeVisible();
});

it('says that the rest of the files could not be loaded, and loads it at another try', async () => {
  const give = serveTwoPages();
  await give(json(500, { error: 'Out of order', code: 'internal' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await give(json(200, { content: [makeContent()], nextCursor: null }));
  expect(await screen.findByText('Written: llms.txt, robots.txt')).toBeVisible();
});
