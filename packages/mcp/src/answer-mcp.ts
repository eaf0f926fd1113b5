import { createMcpHandler } from '@modelcontextprotocol/server';
import { createMcpServer } from './create-mcp-server.ts';
import type { ToolDeps } from './define-tool.ts';

export interface McpRequest extends ToolDeps {
  version: string;
  /** Told of requests that the protocol refuses. */
  onRefused?: (error: Error) => void;
}

/**
 * Answers one request over HTTP, of the stateless revision of 2026 or of a client of 2025, which initializes first. Nothing
 * is kept for the next one. Who asks, and from where, is the caller's to check.
 *
 * @param body as parsed from the request's JSON.
 */
export function answerMcp(request: Request, body: unknown, deps: McpRequest): Promise<Response> {
  const { onRefused } = deps;
  const handler = createMcpHandler(() => createMcpServer(deps), onRefused ? { onerror: onRefused } : {});
  return handler.fetch(request, { parsedBody: body });
}
