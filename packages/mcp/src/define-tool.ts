import type {
  CallToolResult,
  McpServer,
  ServerContext,
  StandardSchemaWithJSON,
  ToolAnnotations,
} from '@modelcontextprotocol/server';
import type { LimitName } from '@visible-ai/shared/contract/endpoint';
import type { Scope } from '@visible-ai/shared/contract/scopes';
import type { ToolName } from '@visible-ai/shared/mcp/tool-names';
import type { z } from 'zod';
import { type AddressRule, publicAddresses } from './address-rule.ts';
import { ToolProblem } from './tool-problem.ts';
import type { Caller, PageStep, VisibilityBackend } from './visibility-backend.ts';

/**
 * The scope that a key needs for a tool, and the limit that the call counts against, with the names of the
 * API's calls.
 */
export interface ToolNeeds {
  scope: Scope;
  limit: LimitName;
  /** How many calls it counts as. Default: 1. */
  calls?: number;
  /** It costs credits: only accounts that may generate can call it. */
  entitled?: true;
}

export interface ToolDeps {
  backend: VisibilityBackend;
  /** The addresses that are taken. Default: those of the public web. */
  addresses?: AddressRule;
  /** Called before each call. @throws ToolProblem if the call is not allowed. */
  admit?: (tool: string, needs: ToolNeeds) => Promise<void>;
  /** Called with the outcome of each call. */
  onCalled?: (tool: string, outcome: 'answered' | 'refused' | 'failed' | 'left') => void;
  /** Called for unexpected errors. */
  onBug: (error: unknown) => void;
}

interface ToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: ToolName;
  title: string;
  /** For the model: what the tool returns, when to use it, and what to do next. */
  description: string;
  /** What goes in. Addresses follow the server's rule. */
  input: Input | ((address: AddressRule) => Input);
  output: Output;
  annotations: Required<
    Pick<ToolAnnotations, 'readOnlyHint' | 'destructiveHint' | 'idempotentHint' | 'openWorldHint'>
  >;
  needs: ToolNeeds;
  run(
    asked: z.output<Input>,
    backend: VisibilityBackend,
    caller: Caller & { onStep: (step: PageStep) => void },
  ): Promise<z.output<Output>>;
  /** The same as text. */
  text(answer: z.output<Output>): string;
}

/** A tool, ready to be offered by a server. */
export interface Tool {
  name: ToolName;
  needs: ToolNeeds;
  register(server: McpServer, deps: ToolDeps): void;
}

const BUG = 'Something went wrong on our side. Please try again.';
const problem = (text: string) => ({ content: [{ type: 'text' as const, text }], isError: true });

/** Reports the current step to a client that asked for progress. A client that is gone is no error. */
function stepTeller({ mcpReq }: ServerContext): (step: PageStep) => void {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return () => undefined;
  return ({ index, total, message }) => {
    const params = { progressToken, progress: index, total, message };
    mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
  };
}

/**
 * Declares a tool: its schemas, what it needs, and what it does. Every error becomes a text for the model.
 */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: ToolDefinition<Input, Output>,
): Tool {
  const { name, title, description, annotations, needs } = tool;
  const register: Tool['register'] = (server, deps) => {
    const { backend, addresses = publicAddresses, admit, onCalled, onBug } = deps;
    const inputSchema: StandardSchemaWithJSON<unknown, z.output<Input>> = typeof tool.input === 'function'
      ? tool.input(addresses)
      : tool.input;
    const call = async (asked: z.output<Input>, context: ServerContext): Promise<CallToolResult> => {
      const { signal } = context.mcpReq;
      try {
        await admit?.(name, needs);
        const caller = { signal, onStep: stepTeller(context) };
        const answer = await tool.run(asked, backend, caller);
        onCalled?.(name, 'answered');
        const content = [{ type: 'text' as const, text: tool.text(answer) }];
        return { content, structuredContent: answer };
      } catch (error) {
        if (signal.aborted) {
          onCalled?.(name, 'left');
          return problem('The call was cancelled.');
        }
        if (error instanceof ToolProblem) {
          onCalled?.(name, 'refused');
          return problem(error.message);
        }
        onCalled?.(name, 'failed');
        onBug(error);
        return problem(BUG);
      }
    };
    server.registerTool(
      name,
      { title, description, inputSchema, outputSchema: tool.output, annotations },
      call,
    );
  };
  return { name, needs, register };
}
