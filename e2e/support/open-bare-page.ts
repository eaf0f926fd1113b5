import type { BrowserContext } from '@playwright/test';

export interface BarePage {
  /** Writes this HTML into a page and returns everything harmful about it, one line each. */
  harmOf(html: string): Promise<string[]>;
}

/**
 * A page without any policy, where every script can run. It stands for the site into which a text is pasted.
 */
export async function openBarePage(context: BrowserContext): Promise<BarePage> {
  const page = await context.newPage();
  let harm: string[] = [];
  page.on('dialog', async (dialog) => {
    harm.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('pageerror', (error) => harm.push(`a script failed: ${error.message}`));
  await page.route('**/*', async (route) => {
    harm.push(`request: ${route.request().url()}`);
    await route.abort();
  });
  await page.goto('about:blank');
  return {
    async harmOf(html) {
      harm = [];
      await page.setContent(html, { waitUntil: 'domcontentloaded' });
      const found = await page.evaluate(foreignMarkup, 'body');
      return [...harm, ...found];
    },
  };
}

/** Runs in the page: lists what the editor could not have made inside an element. */
export function foreignMarkup(selector: string): string[] {
  const tags = new Set(['P', 'BR', 'H2', 'H3', 'H4', 'STRONG', 'EM', 'A', 'UL', 'OL', 'LI']);
  const schemes = /^(?:https?|ftps?|mailto|tel|callto|sms|cid|xmpp):$/;
  const found: string[] = [];
  for (const element of document.querySelectorAll(`${selector} *`)) {
    const { nodeName, outerHTML } = element;
    const isMark = nodeName === 'SPAN' && element.className === 'qa-question';
    // What the editor itself adds beside the text for the cursor.
    const isHelp =
      (nodeName === 'BR' && element.className === 'ProseMirror-trailingBreak') ||
      (nodeName === 'IMG' && element.className === 'ProseMirror-separator' && !element.hasAttribute('src'));
    if (isMark || isHelp) continue;
    if (!tags.has(nodeName)) found.push(`element: ${outerHTML.slice(0, 200)}`);
    for (const { name } of element.attributes)
      if (!(nodeName === 'A' && ['href', 'rel'].includes(name)))
        found.push(`attribute ${name}: ${outerHTML.slice(0, 200)}`);
    if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) {
      const protocol = URL.canParse(element.href, 'https://site.example/')
        ? new URL(element.href, 'https://site.example/').protocol
        : 'no address:';
      // A bare page has no address, so relative links have no base.
      if (protocol !== 'about:' && !schemes.test(protocol)) found.push(`link: ${outerHTML.slice(0, 200)}`);
    }
  }
  return found;
}
