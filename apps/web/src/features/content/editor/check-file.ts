import { agentVerdicts } from '@visible-ai/shared/ai-agents/agent-verdicts';
import type { AgentVerdict } from '@visible-ai/shared/analysis/schema';
import type { LlmsFile } from '@visible-ai/shared/llms-txt/llms-file';
import { readLlmsTxt } from '@visible-ai/shared/llms-txt/read-llms-txt';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import type { ParsedRobots } from '@visible-ai/shared/robots-txt/parsed-robots';

export type FileCheck =
  | { type: 'llms_txt'; file: LlmsFile; lines: ReadonlySet<number> }
  | { type: 'robots_txt'; parsed: ParsedRobots; agents: AgentVerdict[]; lines: ReadonlySet<number> };

/** Reads a file the way its readers do, and says which lines they stumble over. */
export function checkFile(type: FileCheck['type'], text: string, websiteUrl: string): FileCheck {
  if (type === 'llms_txt') {
    const file = readLlmsTxt(text);
    return { type, file, lines: new Set(file.problems.map(({ line }) => line)) };
  }
  const parsed = parseRobotsTxt(text);
  const home = URL.parse('/', websiteUrl)?.href ?? websiteUrl;
  const lines = new Set(parsed.ignored.map(({ line }) => line));
  return { type, parsed, agents: agentVerdicts(parsed, home), lines };
}
