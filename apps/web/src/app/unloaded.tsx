import { buttonClass } from '@/components/ui/button-class.ts';

/** Covers a page whose scripts cannot be had. It works without them. */
export function Unloaded() {
  return (
    <div id="unloaded" hidden role="alert" className="fixed inset-0 z-50 overflow-y-auto bg-paper">
      <div className="page-width grid min-h-full place-content-center justify-items-start gap-5 py-16">
        <h1 className="speaks text-heading">This page could not be loaded</h1>
        <p className="max-w-prose text-lead text-muted">
          There is a new version of Visible AI, or the connection dropped. Load the page again to go on.
          Nothing you have saved is lost.
        </p>
        <div className="flex flex-wrap gap-2">
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page's own */}
          <a href="" className={buttonClass()}>
            Load again
          </a>
          <a href="/" className={buttonClass({ variant: 'secondary' })}>
            Go home
          </a>
        </div>
      </div>
    </div>
  );
}
