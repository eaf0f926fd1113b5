import { CodeBlock } from '@/components/ui/code-block.tsx';

/** How to read logs locally: this needs no plan and no upload. */
export function ReadAtHome() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="max-w-prose text-note text-muted">
        On your own machine the command line counts the same, and nothing leaves it:
      </p>
      <CodeBlock code="visible-ai logs /var/log/nginx/access.log" label="With the command line" labelShown />
    </div>
  );
}
