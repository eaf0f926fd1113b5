import { ExternalLink } from 'lucide-react';
import { classNames } from '@/lib/class-names.ts';

/** Whether an address that somebody else gave may be gone to: http and https alone, never a script. */
export function isWebAddress(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && (parsed.protocol === 'https:' || parsed.protocol === 'http:');
}

/** A page of somebody else, named by its whole address. What is no web address is shown, and leads nowhere. */
export function OutsideLink({ url, className }: { url: string; className?: string }) {
  if (!isWebAddress(url)) return <span className={classNames('break-all text-muted', className)}>{url}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener nofollow"
      className={classNames('relative text-link break-all', className)}
    >
      {url}
      <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5 align-[-2px]" />
      <span className="sr-only left-0"> (opens in a new tab)</span>
    </a>
  );
}
