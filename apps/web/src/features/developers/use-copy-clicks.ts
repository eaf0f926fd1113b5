import { type MouseEvent, useState } from 'react';
import { copyText } from '@/components/ui/copy-text.ts';

/**
 * One listener for all samples of a page: a button with `data-copies` copies the text beside it.
 *
 * @returns the props for the element around the samples, and the text for screen readers.
 */
export function useCopyClicks() {
  const [said, setSaid] = useState('');
  const onClick = async ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('[data-copies]') : null;
    const code = button?.parentElement?.querySelector('code')?.textContent;
    if (!button || !code) return;
    const copied = await copyText(code);
    button.toggleAttribute('data-copied', copied);
    setSaid(copied ? 'Copied' : 'Not copied: the browser does not allow it here.');
    setTimeout(() => {
      button.removeAttribute('data-copied');
      setSaid('');
    }, 2000);
  };
  return { onClick, said };
}
