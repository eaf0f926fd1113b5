import '@/lib/zod-without-eval.ts';
import '@/styles/index.css';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { adoptFaces } from '@/app/adopt-faces.ts';
import { App } from '@/app/app.tsx';
import { preloadPage } from '@/app/page-registry.ts';
import { session } from '@/lib/session/session.ts';
import { followTheme } from '@/lib/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into');

followTheme();
session.start();

/** For whoever waits for it: from here on the page takes keys and clicks. A parent's effect comes after its children's. */
function Running({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.running = '';
  }, []);
  return children;
}

const app = (
  <StrictMode>
    <Running>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Running>
  </StrictMode>
);

function start(container: HTMLElement): void {
  // In slices, so that a slow phone can scroll meanwhile; a click comes first and is not lost.
  if (container.firstElementChild) {
    startTransition(() => void hydrateRoot(container, app));
    return;
  }
  adoptFaces();
  createRoot(container).render(app);
}

// The page's own code first, so that hydration meets no gap. If it cannot be had, the error boundary says so.
preloadPage(location.pathname)
  .catch(() => undefined)
  .then(() => start(root));
