import { purposes } from '@visible-ai/shared/analysis/answer-engines';
import { engineReach, type Reach, reachOf } from '@visible-ai/shared/sites/engine-reach';
import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { Check, CircleHelp, Minus, X } from 'lucide-react';
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
      <span className="grid">
        <span className={bad ? 'font-semibold text-bad' : reach === 'lit' ? '' : 'text-muted'}>
          {reach === 'part' ? `${counted(agent.blocked, 'page')} blocked` : words[reach]}
          {reach === 'lit' && <span className="max-sm:sr-only @max-[18rem]:sr-only"> pages</span>}
        </span>
        <span className="sr-only">: {agent.token}</span>
      </span>
    </span>
  );
}

/** With large letters the engine's name is above its three chips, which say less. */
const folded = '@max-[18rem]:grid @max-[18rem]:grid-cols-3';

/** How much of the site ChatGPT, Claude, Perplexity, Google and Bing may read, and for what. */
export function EngineTable({ agents }: { agents: SiteAudit['agents'] }) {
  return (
    <div className="@container min-w-0">
      <table
        // biome-ignore lint/a11y/noRedundantRoles: folded rows make some browsers drop the role
        role="table"
        className="w-full table-fixed border-collapse text-note"
      >
        <caption className="sr-only">
          Each engine, and how much of the site it may read for search, for a person and for training
        </caption>
        <colgroup className="@max-[18rem]:hidden">
          <col className="w-[23%] sm:w-[24%]" />
          <col className="w-[25%] sm:w-auto" />
          <col className="w-[27%] sm:w-auto" />
        </colgroup>
        <thead>
          <tr className={`text-muted ${folded}`}>
            <td className="@max-[18rem]:hidden" />
            {purposes.map(({ kind, title }) => (
              <th key={kind} scope="col" className="pr-1 pb-2 text-left align-bottom font-normal">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="border-b border-line">
          {engineReach(agents).map(({ name, cells }) => (
            <tr key={name} className={`border-t border-line ${folded}`}>
              <th
                scope="row"
                className="pr-2 text-left font-semibold [overflow-wrap:anywhere] @max-[18rem]:col-span-full @max-[18rem]:pt-2"
              >
                {name}
              </th>
              {cells.map((agent, index) => (
                <td
                  key={purposes[index]?.kind}
                  className="pr-1 [overflow-wrap:anywhere] @max-[18rem]:self-center"
                >
                  {agent ? (
                    <ReachCell agent={agent} training={purposes[index]?.kind === 'training'} />
                  ) : (
                    <span className="text-muted">
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">no agent that we judge</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
