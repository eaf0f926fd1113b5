import type { ParsedRobots, RobotsGroup } from '@visible-ai/shared/robots-txt/parsed-robots';
import { isMisspelt } from '@visible-ai/shared/robots-txt/robots-line';
import { lineText, type RobotsEdit, replaceField } from '../../robots-edit/robots-edit.ts';

type Agent = RobotsGroup['agents'][number];

/** Whether only some crawlers read a line that names an agent: “User agent: *”, without the hyphen. */
export const isMisspeltAgent = (parsed: ParsedRobots, { line }: Agent): boolean =>
  isMisspelt(lineText(parsed, line));

/** Corrects the lines of a group that name agents in a way that only some crawlers read. */
export const respellAgents = (parsed: ParsedRobots, { agents }: RobotsGroup): RobotsEdit[] =>
  agents
    .filter((agent) => isMisspeltAgent(parsed, agent))
    .map(({ line }) => replaceField(parsed, line, 'User-agent'));
