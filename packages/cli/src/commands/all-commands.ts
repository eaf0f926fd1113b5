import type { Command } from '../cli/command.ts';
import { agents } from './agents.ts';
import { audit } from './audit.ts';
import { compare } from './compare.ts';
import { generate } from './generate.ts';
import { logs } from './logs.ts';
import { mcp } from './mcp.ts';

/** Every command, in the order in which help lists them. */
export const allCommands: readonly Command[] = [audit, compare, agents, generate, logs, mcp];
