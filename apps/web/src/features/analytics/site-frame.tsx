import type { AnswersSetup, Panel } from '@visible-ai/shared/answers/schema';
import type { Site } from '@visible-ai/shared/sites/schema';
import type { ReactNode } from 'react';
import { BackLink } from '@/components/ui/back-link.tsx';
import { shortAddress } from '@/lib/address-text.ts';
import type { AnswersPart } from './answers-paths.ts';
import { PartNav, partLabels } from './part-nav.tsx';
import { StandingNotices } from './standing-notices.tsx';

interface SiteFrameProps {
  site: Site;
  part: AnswersPart;
  /** True if there are other sites to choose from. */
  oneOfMany: boolean;
  setup: AnswersSetup;
  panel: Panel | undefined;
  /** To the right of the site's name. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of each part of a site's analytics. */
export function SiteFrame({ site, part, oneOfMany, setup, panel, actions, children }: SiteFrameProps) {
  return (
    <div className="page-width grid grid-cols-1 gap-8 pt-8 pb-16 md:pt-10">
      <div className="grid grid-cols-1 gap-6">
        {oneOfMany ? (
          <BackLink to="/analytics" label="All sites" />
        ) : (
          <BackLink to={`/sites/${site.id}`} label="Audits of this site" />
        )}
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="min-w-0">
            <h1 dir="auto" className="line-clamp-3 speaks text-heading [overflow-wrap:anywhere]">
              {site.name}
              <span className="sr-only">: {partLabels[part]}</span>
            </h1>
            <p className="mt-1.5 line-clamp-2 font-mono text-note break-all text-muted">
              {shortAddress(site.url)}
            </p>
          </div>
          {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
        </header>
        <PartNav siteId={site.id} />
      </div>
      <StandingNotices siteId={site.id} setup={setup} panel={panel} />
      {children}
    </div>
  );
}
