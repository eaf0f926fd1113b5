import { ExternalLink } from 'lucide-react';
import { classNames } from '@/lib/class-names.ts';

/** Whether it is safe to link to an address that somebody else gave: only http and https, never a script. */
export function isWebAddress(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && (parsed.protocol === 'https:' || parsed.protocol === 'http:');
}

/** A link to somebody else's page that shows its address. Not http or https: only text, no link. */
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
