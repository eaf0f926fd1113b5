import type { AnswerSource } from '@visible-ai/shared/answers/schema';
import { Link } from 'react-router-dom';
import { Chip } from '@/components/ui/chip.tsx';
import { comparePath } from '../answers-paths.ts';
import { EntityBadge } from '../entity-badge.tsx';
import type { KnownNames } from '../known-names.ts';
import { isWebAddress, OutsideLink } from '../outside-link.tsx';

interface SourceListProps {
  sources: readonly { source: AnswerSource; number: number | null }[];
  names: KnownNames;
  siteId: string;
}

/** The sources of an answer with their whole addresses. Our pages and our competitors' pages are marked. */
export function SourceList({ sources, names, siteId }: SourceListProps) {
  return (
    <ol className="border-b border-line text-note">
      {sources.map(({ source, number }, index) => {
        const entity = source.entityId === null ? null : names.entity(source.entityId);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a page may be listed twice; the list never changes
            key={index}
            id={number === null ? undefined : `source-${number}`}
            className="grid scroll-mt-24 grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 border-t border-line py-3 target:bg-accent-soft"
          >
            <span className="mt-0.5 min-w-5">
              {number !== null && <Chip lit={entity?.own ?? false}>{number}</Chip>}
            </span>
            <div className="grid min-w-0 grid-cols-1 gap-1">
              {source.title && (
                <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
                  {source.title}
                </p>
              )}
              <p className="font-mono">
                <OutsideLink url={source.url} />
              </p>
              {entity && (
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <EntityBadge entity={entity} />
                  {!entity.own && number !== null && isWebAddress(source.url) && (
                    <Link to={comparePath(siteId, source.url)} className="text-link touch-target">
                      Why them, not us
                    </Link>
                  )}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
