import { useEffect } from 'react';

/**
 * Sets the title of the tab, bookmark and history entry while the component is mounted. Null keeps the page's
 * own title. It does not restore the old title, because the next page sets its own.
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
