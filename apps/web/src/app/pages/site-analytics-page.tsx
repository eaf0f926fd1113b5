import type { User } from '@visible-ai/shared/accounts/schema';
import { answerEngineNamed } from '@visible-ai/shared/answers/engines';
import type { AnswersSetup } from '@visible-ai/shared/answers/schema';
import { useLocation, useParams } from 'react-router-dom';
import { Gate } from '@/components/gate/gate.tsx';
import { gates } from '@/components/gate/gates.ts';
import { AnalyticsSkeleton } from '@/features/analytics/analytics-skeleton.tsx';
import type { AnswerAddress } from '@/features/analytics/answers/answer-screen.tsx';
import { type AnswersPart, answersParts } from '@/features/analytics/answers-paths.ts';
import { SiteAnalytics } from '@/features/analytics/site-analytics.tsx';
import { WithEngines } from '@/features/analytics/with-engines.tsx';
import { SiteGone } from '@/features/sites/site-gone.tsx';
import { useSite } from '@/features/sites/use-site.ts';
import { useSites } from '@/features/sites/use-sites.ts';

/** The answer that an address names. */
function answerAddress({
  runId,
  promptId,
  engine,
  n,
}: Readonly<Record<string, string | undefined>>): AnswerAddress | null {
  const known = answerEngineNamed(engine ?? '');
  return runId && promptId && known ? { runId, promptId, engine: known, n: Number(n) } : null;
}

function OfSite({ user, setup, part }: { user: User; setup: AnswersSetup; part: AnswersPart }) {
  const { id = '', ...address } = useParams();
  const site = useSite(id);
  const { sites, isError } = useSites();
  if (site.isPending) return <AnalyticsSkeleton />;
  if (!site.data)
    return (
      <SiteGone
        what="This site"
        error={site.error}
        onRetry={() => void site.refetch()}
        retrying={site.isRefetching}
      />
    );
  return (
    <SiteAnalytics
      key={id}
      site={site.data}
      // If the list could not be loaded, the page that it leads to says so.
      oneOfMany={sites ? sites.length > 1 : isError}
      user={user}
      setup={setup}
      part={part}
      answer={answerAddress(address)}
    />
  );
}

/** The part of a site's analytics that the address names. */
export function SiteAnalyticsPage() {
  const [, , , named] = useLocation().pathname.split('/');
  const part = answersParts.find((one) => one === named) ?? 'overview';
  return (
    <Gate {...gates.analytics}>
      {(user) => <WithEngines>{(setup) => <OfSite user={user} setup={setup} part={part} />}</WithEngines>}
    </Gate>
  );
}
