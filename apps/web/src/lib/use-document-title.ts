import { useEffect } from 'react';

/**
 * Names the tab, the bookmark and the history entry for what this visit shows, as long as it is shown; null
 * leaves the page's own title. The title of the page that comes next is not ours to undo.
 */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
