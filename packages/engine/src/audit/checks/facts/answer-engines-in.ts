import type { AgentVerdict, Snippet } from '@visible-ai/shared/analysis/schema';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import { letAgentsIn } from '../../../robots-edit/let-agents-in.ts';
import { robotsDiff } from '../../../robots-edit/robots-diff.ts';

/**
 * The change to robots.txt that lets every counted agent fetch the page. It is a unified diff of the lines that decide, or a
 * whole group to add if the file's text does not show these lines.
 */
export function answerEnginesIn(text: string | null, agents: readonly AgentVerdict[]): Snippet {
  const parsed = parseRobotsTxt(text ?? '');
  const counted = agents.filter((agent) => agent.counted);
  const blocked = counted.filter(({ verdict }) => verdict === 'blocked');
  const letIn = new Set(counted.map(({ token }) => token.toLowerCase()));
  const edits = letAgentsIn(parsed.groups, blocked, letIn);
  if (edits.length > 0) return { label: 'robots.txt', language: 'diff', code: robotsDiff(parsed, edits) };
  const tokens = blocked.map(({ token }) => `User-agent: ${token}`);
  return { label: 'robots.txt', language: 'text', code: [...tokens, 'Allow: /'].join('\n') };
}
