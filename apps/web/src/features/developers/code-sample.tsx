import { Copy } from 'lucide-react';

const preClass = 'max-h-120 overflow-auto rounded-box px-4 py-3.5 pr-14 font-mono text-note leading-6';

/** Code to read and copy. One listener on the page serves every copy button (see use-copy-clicks). */
export function CodeSample({ label, code }: { label: string; code: string }) {
  return (
    <div className="relative min-w-0 rounded-box bg-sunken ring ring-line">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre tabIndex={0} className={preClass}>
        <code>{code}</code>
      </pre>
      {/* Long lines fade out before the button instead of showing on both sides of it. */}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-0 right-0 h-10 w-18 rounded-tr-box bg-linear-to-l from-sunken from-65% to-transparent"
      />
      <button
        type="button"
        data-copies
        data-needs-script
        aria-label={`Copy ${label}`}
        className="touch-target absolute top-2 right-2 inline-flex size-8 items-center justify-center rounded-full bg-raised text-muted inset-ring inset-ring-edge hover:text-ink"
      >
        <Copy aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
