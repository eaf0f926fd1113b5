/**
 * The tools of the Model Context Protocol, on a small port that two backends implement: the engine alone, for
 * `visible-ai mcp`, and the service, for `POST /mcp`.
 */
export { answerMcp, type McpRequest } from './answer-mcp.ts';
export type { ToolDeps, ToolNeeds } from './define-tool.ts';
export type { FileOrder } from './file-order.ts';
export type { KeptAudit, KeptFile, KeptSiteAudit } from './kept-work.ts';
export { runStdioServer, type StdioServerParts } from './run-stdio-server.ts';
export { ToolProblem } from './tool-problem.ts';
export { allTools } from './tools/all-tools.ts';
export type { Caller, PageStep, VisibilityBackend } from './visibility-backend.ts';
