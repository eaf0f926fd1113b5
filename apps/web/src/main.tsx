import '@/lib/zod-without-eval.ts';
import '@/styles/index.css';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { adoptFaces } from '@/app/adopt-faces.ts';
import { App } from '@/app/app.tsx';
import { preloadPage } from '@/app/page-registry.ts';
import { takeOverPresses } from '@/lib/early-press.ts';
import { session } from '@/lib/session/session.ts';
import { followTheme } from '@/lib/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('No #root');

followTheme();
session.start();

let repeatEarlyPress = () => {};

/** Signals that the page now takes keys and clicks. A parent's effect runs after its children's effects. */
function Running({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.running = '';
    repeatEarlyPress();
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
  // In slices, so that people can scroll on a slow phone meanwhile. A click is handled first and is not lost.
  // Only a page that arrived complete names its scripts. The others arrived with a picture of a page that waits.
  if (document.documentElement.dataset.scripts) {
    startTransition(() => void hydrateRoot(container, app));
    repeatEarlyPress = takeOverPresses();
    return;
  }
  adoptFaces();
  createRoot(container).render(app);
}

// Loads the page's own code first, so that hydration shows no fallback. If that fails, the error boundary
// says so.
preloadPage(location.pathname)
  .catch(() => undefined)
  .then(() => start(root));
