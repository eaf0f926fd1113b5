import type { SourceHost } from '@visible-ai/shared/answers/schema';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Disclosure } from '@/components/ui/disclosure.tsx';
import { counted } from '@/lib/counted.ts';
import { EntityBadge } from '../entity-badge.tsx';
import type { KnownNames } from '../known-names.ts';
import { isWebAddress, OutsideLink } from '../outside-link.tsx';

interface HostRowProps {
  source: SourceHost;
  names: KnownNames;
  /** The address of a page's comparison. */
  whyPath: (url: string) => string;
}

/** A host that answers cite, with its pages. Somebody else's page has a link to "why them, not us". */
export function HostRow({ source, names, whyPath }: HostRowProps) {
  const { host, entityId, cited, retrieved, samples, pages } = source;
  const entity = entityId === null ? null : names.entity(entityId);
  const share = samples > 0 ? (100 * cited) / samples : 0;
  return (
    <li>
      <Disclosure
        summary={
          <span className="grid grid-cols-1 gap-x-6 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_18rem] sm:items-center">
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-mono text-note break-all">{host}</span>
              {entity && <EntityBadge entity={entity} />}
            </span>
            <span className="grid gap-1 text-note font-normal text-muted tabular-nums">
              <span>
                cited in {cited} of {counted(samples, 'answer')}
                {retrieved > 0 && `, read in ${retrieved} more`}
              </span>
              <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-line drawn">
                <span
                  className={`block h-full rounded-full ${entity?.own ? 'bg-accent' : 'bg-muted'}`}
                  style={{ width: `${share}%` }}
                />
              </span>
            </span>
          </span>
        }
      >
        {pages.length === 0 ? (
          <p className="text-note text-muted">It was read, and no page of it was cited.</p>
        ) : (
          <ul className="grid grid-cols-1 gap-3 text-note sm:pl-4">
            {pages.map(({ url, cited: times }) => (
              <li key={url} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <span className="min-w-0 flex-1 basis-64 font-mono">
                  <OutsideLink url={url} />
                </span>
                <span className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted tabular-nums">
                  cited {times === 1 ? 'once' : `${times} times`}
                  {!entity?.own && isWebAddress(url) && (
                    <ButtonLink to={whyPath(url)} variant="secondary" size="small">
                      Why them, not us
                    </ButtonLink>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
    </li>
  );
}
