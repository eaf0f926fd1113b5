import { agentKind } from '@visible-ai/shared/ai-agents/agent-kind';
import { aiAgents } from '@visible-ai/shared/ai-agents/ai-agents';
import { type RobotsPolicyName, robotsPolicies } from '@visible-ai/shared/content/robots-policies';
import { judgeRobots } from '@visible-ai/shared/robots-txt/decide-robots';
import { letAgentsIn } from '../../robots-edit/let-agents-in.ts';
import { applyEdits, type RobotsDraft } from '../../robots-edit/robots-edit.ts';
import { keepAgentsOut } from './keep-agents-out.ts';
import { planSignals } from './plan-signals.ts';

const REASONS: Readonly<Record<RobotsPolicyName, string>> = {
  open: '',
  no_training: 'agents that read to train models. Search and people’s questions are not touched.',
  search_only: 'agents that read to train models, or because a person asks. Search is not touched.',
  closed: 'nobody is to read this site.',
};

/** Whether a policy blocks an agent. @param token in lower case; `*` means all agents that are not named. */
export function keepsOut(name: RobotsPolicyName, token: string): boolean {
  const kinds = robotsPolicies[name].keepsOut;
  if (kinds === 'everybody') return true;
  const agent = agentKind(token);
  return agent.state === 'known' && kinds.includes(agent.kind);
}

/** Each round reverses a deciding line; no file has more than a few in a row. */
const MOST_TURNS = 20;

/** Reverses the lines that block agents of answer engines, or all agents, from the home page. */
function openUp(draft: RobotsDraft, homeUrl: string): RobotsDraft {
  const tokens = ['*', ...aiAgents.map(({ token }) => token)];
  const letIn = new Set(tokens.map((token) => token.toLowerCase()));
  let opened = draft;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const judge = judgeRobots(opened.parsed)(homeUrl);
    const blocked = tokens
      .map((token) => ({ token, ...judge(token === '*' ? 'AnyOtherAgent' : token) }))
      .filter(({ allowed }) => !allowed);
    const edits = letAgentsIn(opened.parsed.groups, blocked, letIn);
    if (edits.length === 0) return opened;
    opened = applyEdits(opened, edits);
  }
  return opened;
}

/** Makes a file express a policy: which agents may read, and the signals. */
export function applyPolicy(draft: RobotsDraft, name: RobotsPolicyName, homeUrl: string): RobotsDraft {
  const policy = robotsPolicies[name];
  const isOut = (token: string) => keepsOut(name, token);
  const tokens =
    policy.keepsOut === 'everybody'
      ? ['*']
      : aiAgents.map(({ token }) => token).filter((token) => isOut(token.toLowerCase()));
  const decided =
    name === 'open'
      ? openUp(draft, homeUrl)
      : applyEdits(draft, keepAgentsOut(draft.parsed, isOut, tokens, REASONS[name]));
  return applyEdits(decided, planSignals(decided.parsed, policy));
}
