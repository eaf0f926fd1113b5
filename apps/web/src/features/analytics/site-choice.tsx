import type { Site } from '@visible-ai/shared/sites/schema';
import { ArrowRight } from 'lucide-react';
import { Link, Navigate } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';
import { shortAddress } from '@/lib/address-text.ts';
import { partPath } from './answers-paths.ts';

/** Chooses a site. If there is only one, it is opened at once. */
export function SiteChoice({ sites }: { sites: readonly Site[] }) {
  const [only] = sites;
  if (only && sites.length === 1) return <Navigate to={partPath(only.id, 'overview')} replace />;
  return (
    <>
      <PageIntro
        title="Analytics"
        lead="What ChatGPT, Claude, Perplexity and Gemini say when people ask about what you do: whether they name you, who they cite, and how sure you can be of it."
      />
      <div className="page-width pb-16">
        {only ? (
          <section aria-labelledby="choose">
            <h2 id="choose" className="mb-4 speaks text-title">
              Choose a site
            </h2>
            <ul className="border-b border-line">
              {sites.map((site) => (
                <li key={site.id} className="border-t border-line">
                  <Link
                    to={partPath(site.id, 'overview')}
                    className="group flex items-center gap-4 rounded-[4px] py-4"
                  >
                    <span className="min-w-0 flex-1">
                      <span
                        dir="auto"
                        className="block font-semibold [overflow-wrap:anywhere] group-hover:underline"
                      >
                        {site.name}
                      </span>
                      <span className="block truncate font-mono text-note text-muted">
                        {shortAddress(site.url)}
                      </span>
                    </span>
                    <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ) : (
          <EmptyState
            title="No sites yet"
            description="What engines say is measured for a site of yours: its brand, its competitors, its questions. Add it first."
            action={<ButtonLink to="/sites">Add a site</ButtonLink>}
          />
        )}
      </div>
    </>
  );
}
