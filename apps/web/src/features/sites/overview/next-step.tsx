import { planLimits } from '@visible-ai/shared/accounts/plan-limits';
import type { User } from '@visible-ai/shared/accounts/schema';
import { groupIssues } from '@visible-ai/shared/sites/group-issues';
import type { Site, SiteAudit } from '@visible-ai/shared/sites/schema';
import { scheduleWords } from '@/components/schedule/schedule-words.ts';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { counted } from '@/lib/counted.ts';
import { issuePath, settingsPath } from '../site-paths.ts';

interface Step {
  title: string;
  text: string;
  to: string;
  action: string;
}

/** The most useful next step: the best fix, or else a schedule, or else the files. */
function nextStep(site: Site, latest: SiteAudit, user: User): Step {
  const [best] = groupIssues(latest.issues);
  if (best && best.points >= 1)
    return {
      title: `The first fix gains ${counted(Math.round(best.points), 'point')}`,
      text: best.issues[0].title,
      to: issuePath(site.id, latest.id, best.issues[0].id),
      action: 'See the fix',
    };
  if (planLimits(user).monitoring && scheduleWords(site.schedule) === null)
    return {
      title: 'Have it watched',
      text: 'Have it audited on a schedule, and hear from us only when something has really changed.',
      to: settingsPath(site.id),
      action: 'Set a schedule',
    };
  return {
    title: 'Have the files written',
    text: 'llms.txt, robots.txt and a Q&A section, from the site’s own words.',
    to: '/content',
    action: 'Generate the files',
  };
}

/** The next step in a box with one button. */
export function NextStep({ site, latest, user }: { site: Site; latest: SiteAudit; user: User }) {
  const { title, text, to, action } = nextStep(site, latest, user);
  return (
    <aside
      aria-label="Next step"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-box border border-line bg-raised p-5 print:hidden"
    >
      <div className="min-w-[min(14rem,100%)] flex-1 [overflow-wrap:anywhere]">
        <p className="font-semibold">{title}</p>
        <p className="mt-0.5 text-note text-muted">{text}</p>
      </div>
      <ButtonLink to={to} variant="secondary">
        {action}
      </ButtonLink>
    </aside>
  );
}
