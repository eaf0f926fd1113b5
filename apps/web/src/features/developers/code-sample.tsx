import { SharedIcon } from './shared-icons.tsx';

/** Code to read and copy. One listener on the page serves every copy button (see use-copy-clicks). */
export function CodeSample({ label, code }: { label: string; code: string }) {
  return (
    <div className="code-sample">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <button type="button" data-copies="" data-needs-script="" aria-label={`Copy ${label}`}>
        <SharedIcon name="copy" />
      </button>
    </div>
  );
}
