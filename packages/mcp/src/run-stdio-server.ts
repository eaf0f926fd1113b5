import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Engine } from '@visible-ai/engine';
import { addressesWith } from './address-rule.ts';
import { createMcpServer } from './create-mcp-server.ts';
import { createEngineBackend } from './engine-backend/create-engine-backend.ts';

export interface StdioServerParts {
  engine: Engine;
  version: string;
  /** Private hosts with their ports that the engine may read: then the tools take their addresses. */
  allowPrivateTargets?: readonly string[];
  input?: Readable;
  output?: Writable;
  /** For errors: never the standard output, which belongs to the protocol. */
  log?: Writable;
}

/**
 * Serves the tools over standard input and output until the client closes the connection. Audits and files
 * are kept in memory. The caller closes the engine.
 */
export function runStdioServer({
  engine,
  version,
  allowPrivateTargets = [],
  input = process.stdin,
  output = process.stdout,
  log = process.stderr,
}: StdioServerParts): Promise<void> {
  const onBug = (error: unknown) => {
    log.write(`visible-ai mcp: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  };
  const backend = createEngineBackend({ engine, now: () => new Date(), onBug });
  const addresses = addressesWith(allowPrivateTargets);
  return new Promise((resolve) => {
    const transport = new StdioServerTransport(input, output);
    const server = serveStdio(() => createMcpServer({ backend, addresses, version, onBug }), {
      transport,
      onerror: onBug,
    });
    input.once('close', end);
    input.once('end', end);
    // The library closes the connection itself where no messages can come any more, such as after an endless line.
    const closed = transport.onclose;
    transport.onclose = () => {
      closed?.();
      end();
    };
    function end() {
      backend.stop();
      void server.close().finally(() => resolve());
    }
  });
}
