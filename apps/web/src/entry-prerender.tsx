import { originPlaceholder } from '@visible-ai/shared/site/placeholders';
import { siteRoutes } from '@visible-ai/shared/site/routes';
import { twinPath } from '@visible-ai/shared/site/twin-path';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app.tsx';
import { machineHead } from '@/app/head/machine-head.ts';
import { machineFiles } from '@/app/machines/machine-files.ts';
import { preloadPage } from '@/app/page-registry.ts';
import { Unloaded } from '@/app/unloaded.tsx';

export { machineFiles, machineHead, originPlaceholder, siteRoutes, twinPath };

/** What app.html shows when its scripts cannot be had (see head-script.js). Its links need none. */
export const renderUnloaded = () => renderToStaticMarkup(<Unloaded />);

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

/**
 * The app's complete HTML for one path, as the build writes it. An unknown path gives the 404 screen.
 *
 * @throws whatever a component throws: a build with a broken page must fail.
 */
export async function renderPage(path: string): Promise<string> {
  await preloadPage(path);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // Never move a part of the page to its end with a script that puts it back: machines read in document
      // order.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  );
  const html = await textOf(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}
