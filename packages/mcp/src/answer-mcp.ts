import { createMcpHandler } from '@modelcontextprotocol/server';
import { createMcpServer } from './create-mcp-server.ts';
import type { ToolDeps } from './define-tool.ts';

export interface McpRequest extends ToolDeps {
  version: string;
  /** Called for requests that the protocol refuses. */
  onRefused?: (error: Error) => void;
}

/**
 * Answers one HTTP request, of the stateless 2026 revision or of a 2025 client, which initializes first. No
 * state is kept for the next request. The caller must check who sends it, and from where.
 *
 * @param body parsed from the request's JSON.
 */
export function answerMcp(request: Request, body: unknown, deps: McpRequest): Promise<Response> {
  const { onRefused } = deps;
  const handler = createMcpHandler(() => createMcpServer(deps), onRefused ? { onerror: onRefused } : {});
  return handler.fetch(request, { parsedBody: body });
}
