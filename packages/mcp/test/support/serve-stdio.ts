import { createEngine } from '@visible-ai/engine';
import { runStdioServer } from '../../src/run-stdio-server.ts';

/**
 * `serve-stdio.ts HOST...`: the server as a separate process; it may read these hosts although they are
 * private.
 */
const engine = createEngine({
  version: '1.2.3',
  homepage: 'https://visible.example',
  allowPrivateTargets: process.argv.slice(2),
  crawlRate: 0,
  readers: 1,
});
await runStdioServer({ engine, version: '1.2.3', allowPrivateTargets: process.argv.slice(2) });
await engine.close();
