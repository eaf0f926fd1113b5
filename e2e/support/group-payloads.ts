import type { Browser } from '@playwright/test';
import type { Payload } from './payloads.ts';

/** Runs in a page: whether the markup leaves the rest of its document unchanged. */
function leavesTheRestAlone(markup: string): boolean {
  const { body } = new DOMParser().parseFromString(`<p>before</p>${markup}<p>after</p>`, 'text/html');
  const around = [body.firstElementChild?.outerHTML, body.lastElementChild?.outerHTML].join();
  return body.attributes.length === 0 && around === '<p>before</p>,<p>after</p>';
}

/**
 * Groups payloads into documents, so that one check covers many. A payload that changes the rest of its
 * document gets its own document.
 *
 * @param most payloads in one document.
 */
export async function groupPayloads(
  browser: Browser,
  payloads: readonly Payload[],
  most: number,
): Promise<string[]> {
  const page = await browser.newPage();
  await page.evaluate(`window.leavesTheRestAlone = ${leavesTheRestAlone}`);
  const sociable = await page.evaluate(
    (markups) => markups.map((markup): boolean => Reflect.get(window, 'leavesTheRestAlone')(markup)),
    payloads.map(({ payload }) => payload),
  );
  await page.close();
  const together = payloads.filter((_, index) => sociable[index]).map(({ payload }) => payload);
  const alone = payloads.filter((_, index) => !sociable[index]).map(({ payload }) => payload);
  const groups = Array.from({ length: Math.ceil(together.length / most) }, (_, index) =>
    together.slice(index * most, (index + 1) * most).join('\n<p>and</p>\n'),
  );
  return [...groups, ...alone];
}
