import type { Response } from 'express';

/** JSON-RPC 2.0, 5.1; -32000 is server-defined. */
export const rpcCodes = { parseError: -32_700, invalidRequest: -32_600, refused: -32_000 } as const;

/** Refuses a request before its messages are read. */
export function refuseRpc(
  response: Response,
  status: number,
  message: string,
  code: (typeof rpcCodes)[keyof typeof rpcCodes] = rpcCodes.refused,
): void {
  response.status(status).json({ jsonrpc: '2.0', id: null, error: { code, message } });
}
