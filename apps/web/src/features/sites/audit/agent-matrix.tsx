import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { Check, Minus, X } from 'lucide-react';
import { Chip } from '@/components/ui/chip.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Table } from '@/components/ui/table.tsx';
import { classNames } from '@/lib/class-names.ts';
import { counted } from '@/lib/counted.ts';
import { EngineTable } from '../engine-table.tsx';

/** More columns would be hard to read, so only the templates with the most pages are shown. */
const COLUMNS = 6;

type SiteAgent = SiteAudit['agents'][number];

interface CellProps {
  /** The number of pages of a template that an agent may not read. */
  blocked: number;
  of: number;
  counts: boolean;
}

/** How much of a template an agent may read, as a chip and in words. */
function Cell({ blocked, of, counts }: CellProps) {
  const lit = blocked === 0;
  const Icon = lit ? Check : blocked < of ? Minus : X;
  return (
    <td>
      <span className="flex items-center gap-2">
        <Chip
          lit={lit && counts}
          className={classNames('px-0!', !lit && counts && 'bg-bad-soft! text-bad! inset-ring-bad/40!')}
        >
          <Icon aria-hidden="true" className="size-3" strokeWidth={3} />
        </Chip>
        <span
          className={classNames('whitespace-nowrap', lit ? 'sr-only' : counts ? 'text-bad' : 'text-muted')}
        >
          {lit ? 'All' : blocked < of ? `${blocked} of ${of} blocked` : 'Blocked'}
        </span>
      </span>
    </td>
  );
}

function AgentRow({ agent, templates }: { agent: SiteAgent; templates: SiteAudit['templates'] }) {
  const blockedOn = new Map(agent.blockedOn.map(({ templateId, pages }) => [templateId, pages]));
  return (
    <tr>
      <th scope="row">
        {agent.token}
        <span className="block font-normal text-muted">{agent.operator}</span>
      </th>
      {templates.map(({ id, pages }) => (
        <Cell key={id} blocked={blockedOn.get(id) ?? 0} of={pages} counts={agent.counted} />
      ))}
      <td className="text-right whitespace-nowrap text-muted">
        {counted(agent.allowed, 'page')}
        {agent.unknown > 0 && <span className="block">{agent.unknown} unknown</span>}
      </td>
    </tr>
  );
}

/** Agents by template: which kinds of pages robots.txt lets each agent read. */
function ByTemplate({ audit, agents, caption }: { audit: SiteAudit; agents: SiteAgent[]; caption: string }) {
  const templates = audit.templates.slice(0, COLUMNS);
  return (
    <Table caption={caption} className="[&_tbody_th]:min-w-40 [&_td]:align-middle">
      <thead>
        <tr>
          <th scope="col">Agent</th>
          {templates.map(({ id, pattern, pages }) => (
            <th key={id} scope="col" title={pattern} className="max-w-40 align-bottom">
              <span className="line-clamp-3 min-w-24 break-words font-mono whitespace-normal">{pattern}</span>
              <span className="font-normal">{counted(pages, 'page')}</span>
            </th>
          ))}
          <th scope="col" className="text-right align-bottom">
            May read
          </th>
        </tr>
      </thead>
      <tbody>
        {agents.map((agent) => (
          <AgentRow key={agent.token} agent={agent} templates={templates} />
        ))}
      </tbody>
    </Table>
  );
}

/** Who may read which part of the site: first by engine, then by agent and template. */
export function AgentMatrix({ audit }: { audit: SiteAudit }) {
  const rest = audit.templates.length - COLUMNS;
  const countedAgents = audit.agents.filter((agent) => agent.counted);
  const others = audit.agents.filter((agent) => !agent.counted);
  return (
    <div className="grid grid-cols-1 gap-12">
      <Panel
        title="Engines"
        lead="By what robots.txt says of each page. Blocking training costs no points: it removes you from no answer."
        className="max-w-3xl"
      >
        <EngineTable agents={audit.agents} />
      </Panel>
      <Panel
        title="Agents and templates"
        lead={`These decide whether a page can be in an answer.${rest > 0 ? ` The ${COLUMNS} largest templates are shown; ${counted(rest, 'smaller one')} ${rest === 1 ? 'is' : 'are'} left out.` : ''}`}
      >
        <ByTemplate audit={audit} agents={countedAgents} caption="Agents that count, by template" />
      </Panel>
      {others.length > 0 && (
        <Panel
          title="Other agents"
          lead="They search elsewhere or collect for training; what they may read costs no points."
        >
          <ByTemplate audit={audit} agents={others} caption="Other agents, by template" />
        </Panel>
      )}
    </div>
  );
}
