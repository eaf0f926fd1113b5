import '@/lib/zod-without-eval.ts';
import '@/styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app.tsx';
import { preloadPage } from '@/app/page-registry.ts';
import { session } from '@/lib/session/session.ts';
import { followTheme } from '@/lib/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into');

followTheme();
session.start();

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

function start(container: HTMLElement): void {
  if (container.firstElementChild) hydrateRoot(container, app);
  else createRoot(container).render(app);
}

// The page's own code first, so that hydration meets no gap. If it cannot be had, the error boundary says so.
preloadPage(location.pathname)
  .catch(() => undefined)
  .then(() => start(root));
