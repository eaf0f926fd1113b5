import type { Page } from '@playwright/test';

export interface PageWatch {
  /** From now on, a console error that matches is expected. */
  expectError(text: RegExp): void;
  /** Everything unexpected so far, one line each. */
  problems(): string[];
}

/** Records every console error, uncaught exception and request to another origin of a page. */
export function watchPage(page: Page, origin: string): PageWatch {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) seen.push(`foreign: ${request.url()}`);
  });
  return {
    expectError: (text) => {
      expected.push(text);
    },
    problems: () => seen.filter((line) => !expected.some((text) => text.test(line))),
  };
}
