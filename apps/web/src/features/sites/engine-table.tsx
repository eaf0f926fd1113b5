import { engineReach, type Reach, reachOf } from '@visible-ai/shared/sites/engine-reach';
import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { Check, CircleHelp, Minus, X } from 'lucide-react';
import { EngineFrame } from '@/components/engine-frame.tsx';
import { Chip } from '@/components/ui/chip.tsx';
import { classNames } from '@/lib/class-names.ts';
import { counted } from '@/lib/counted.ts';

const icons = { lit: Check, part: Minus, dark: X, unknown: CircleHelp } as const;
const words = { lit: 'All', part: 'Some', dark: 'Blocked', unknown: 'Unknown' } as const;

type SiteAgent = SiteAudit['agents'][number];

/** How much of the site an agent may read, as a chip. Dark for training is a choice: it costs no points. */
function ReachCell({ agent, training }: { agent: SiteAgent; training: boolean }) {
  const reach: Reach = reachOf(agent);
  const Icon = icons[reach];
  const bad = !training && (reach === 'dark' || reach === 'part');
  return (
    <span className="flex min-h-11 items-center gap-1.5 sm:gap-2">
      <Chip
        lit={reach === 'lit'}
        className={classNames('px-0!', bad && 'bg-bad-soft! text-bad! inset-ring-bad/40!')}
      >
        <Icon aria-hidden="true" className="size-3" strokeWidth={3} />
      </Chip>
      <span className="grid [overflow-wrap:anywhere] @max-[14rem]:sr-only">
        <span className={bad ? 'font-semibold text-bad' : reach === 'lit' ? '' : 'text-muted'}>
          {reach === 'part' ? `${counted(agent.blocked, 'page')} blocked` : words[reach]}
          {reach === 'lit' && <span className="max-sm:sr-only @max-[18rem]:sr-only"> pages</span>}
        </span>
        <span className="sr-only">: {agent.token}</span>
      </span>
    </span>
  );
}

/** How much of the site ChatGPT, Claude, Perplexity, Google and Bing may read, and for what. */
export function EngineTable({ agents }: { agents: SiteAudit['agents'] }) {
  return (
    <EngineFrame
      caption="Each engine, and how much of the site it may read for search, for a person and for training"
      rows={engineReach(agents)}
      draw={(agent, purpose) => <ReachCell agent={agent} training={purpose === 'training'} />}
    />
  );
}
