import type { EngineCell } from '@visible-ai/shared/analysis/engine-matrix';
import { Check, CircleHelp, X } from 'lucide-react';
import { Chip } from '@/components/ui/chip.tsx';
import { Popover } from '@/components/ui/popover.tsx';
import { classNames } from '@/lib/class-names.ts';

const icons = { lit: Check, dark: X, unknown: CircleHelp } as const;

/** The robots.txt or firewall of the site decides, so its words are quoted. */
function RobotsLine({ agent }: Pick<EngineCell, 'agent'>) {
  return (
    <div>
      <dt className="text-muted">robots.txt</dt>
      <dd>
        {agent.rule ? (
          <code className="font-mono [overflow-wrap:anywhere]">
            line {agent.line}: {agent.rule}
          </code>
        ) : (
          agent.because
        )}
        {agent.rule && agent.group && (
          <span className="block [overflow-wrap:anywhere] text-muted">under “{agent.group}”</span>
        )}
        {agent.contentSignals.map((signal) => (
          <code key={signal} className="block font-mono [overflow-wrap:anywhere] text-muted">
            {signal}
          </code>
        ))}
      </dd>
    </div>
  );
}

function probeText({ outcome, status, problem }: NonNullable<EngineCell['probe']>): string {
  switch (outcome) {
    case 'same':
      return `Asked under this name, the site answered as it did to us${status === null ? '' : ` (status ${status})`}.`;
    case 'blocked':
      return `Asked under this name, the site turned us away: ${problem ?? `status ${status}`}.`;
    case 'unclear':
      return `Asked under this name, the answer stayed unclear${problem ? `: ${problem}` : ''}.`;
  }
}

/** Whether an agent gets the page, as a lit or dark chip. A click shows the line that decides. */
export function EngineCellButton({ cell }: { cell: EngineCell }) {
  const { agent, probe, state, word } = cell;
  const Icon = icons[state];
  // Training costs no points: a dark chip there is a choice, not a fault.
  const bad = state === 'dark' && agent.kind !== 'training';
  return (
    <Popover
      triggerClass="-ml-1.5 flex min-h-11 w-full items-center gap-2 rounded-[6px] px-1.5 sm:gap-2.5 text-left hover:bg-sunken"
      trigger={
        <>
          <Chip
            lit={state === 'lit'}
            className={classNames(
              'px-0!',
              bad && 'bg-bad-soft! text-bad! inset-ring-bad/40!',
              state === 'unknown' && 'border border-dashed border-edge bg-transparent! inset-ring-0!',
            )}
          >
            <Icon aria-hidden className="size-[11px]" strokeWidth={3} />
          </Chip>
          <span className="@max-[18rem]:sr-only">
            <span
              className={classNames(
                'decoration-line-strong decoration-dotted underline underline-offset-4',
                bad && 'font-semibold text-bad',
                state !== 'lit' && !bad && 'text-muted',
              )}
            >
              {word}
            </span>
            <span className="sr-only"> {agent.token}: what decides</span>
          </span>
        </>
      }
    >
      <p className="font-semibold break-words">{agent.token}</p>
      <p className="text-muted">
        {agent.purpose}, {agent.operator}
      </p>
      <dl className="mt-3 grid gap-3 border-t border-line pt-3">
        <RobotsLine agent={agent} />
        {probe && (
          <div>
            <dt className="text-muted">Asked for the page</dt>
            <dd className="[overflow-wrap:anywhere]">{probeText(probe)}</dd>
          </div>
        )}
      </dl>
    </Popover>
  );
}
