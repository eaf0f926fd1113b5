import { robotsRequest } from '@visible-ai/shared/content/schema';
import { afterAll, describe, expect, it } from 'vitest';
import { createWritingThreads } from './create-writing-threads.ts';
import { drawPdf } from './report/pdf/draw-pdf.ts';
import { madeReport } from './report/testing/made-reports.ts';
import { siblingModule } from './threads/sibling-module.ts';
import { siteOf } from './write/testing/site-of.ts';
import { writeHere } from './write/testing/write-here.ts';

const threads = createWritingThreads(siblingModule('./writing-tasks', import.meta.url));
afterAll(() => threads.close());
const never = new AbortController().signal;

const site = siteOf([
  { url: '/', title: 'Anvil House', description: 'Anvil House forges anvils by hand for smiths by the sea.' },
  {
    url: '/horn',
    title: 'Horn',
    questions: [
      {
        question: 'What is the horn of an anvil?',
        answer: 'The horn is the rounded front of the anvil, on which smiths bend iron into rings.',
        from: 'details',
      },
    ],
  },
]);

const manyPages = Array.from({ length: 500 }, (_, index) => ({
  url: `/anvil-${index}`,
  title: `Anvil number ${index}`,
}));

describe('writing in threads', () => {
  it('writes what is written in place', async () => {
    const request = robotsRequest.parse({});
    expect(await threads.llmsTxt({ site }, never)).toEqual(await writeHere.llmsTxt({ site }, never));
    expect(await threads.qaSection({ site, count: 3 }, never)).toEqual(
      await writeHere.qaSection({ site, count: 3 }, never),
    );
    expect(await threads.robotsTxt({ site, request }, never)).toEqual(
      await writeHere.robotsTxt({ site, request }, never),
    );
  });

  it('gives back what a model is shown, and goes on from its words', async () => {
    const described = await threads.describe({ site }, never);
    expect(described).toEqual(await writeHere.describe({ site }, never));
    expect(await threads.llmsTxtOf(described, never)).toEqual(await threads.llmsTxt({ site }, never));
    expect(await threads.questions({ site }, never)).toEqual(await writeHere.questions({ site }, never));
  });

  it('draws the PDF that is drawn in place', async () => {
    const pdf = { model: madeReport().model, options: { paper: 'a4', branding: null } } as const;
    expect(await threads.drawPdf(pdf, never)).toEqual(await drawPdf(pdf.model, pdf.options));
  });

  it('stops when the job is cancelled, and writes the next', async () => {
    const reason = new Error('cancelled by its owner');
    await expect(threads.llmsTxt({ site }, AbortSignal.abort(reason))).rejects.toBe(reason);
    const controller = new AbortController();
    const running = threads.llmsTxt({ site: siteOf(manyPages) }, controller.signal);
    controller.abort(reason);
    await expect(running).rejects.toBe(reason);
    expect((await threads.llmsTxt({ site }, never)).text).toContain('Anvil House');
  });
});
