import closeWithGrace from 'close-with-grace';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { onStopSignal } from './infra/process/on-stop-signal.ts';
import { startProblem } from './infra/process/start-problem.ts';

const STOP_WITHIN_MS = 10_000;

const read = readConfig();
if (!read.ok) {
  process.stderr.write(`Visible AI cannot start: ${read.problem}\n`);
  process.exit(1);
}

try {
  const service = await compose(read.config);
  await service.listen();
  const grace = closeWithGrace(
    { delay: STOP_WITHIN_MS, logger: false, skip: ['SIGINT', 'SIGTERM'] },
    async ({ err }) => {
      if (err) service.logger.fatal({ err }, 'A bug ended the service');
      await service.stop();
    },
  );
  onStopSignal(
    (signal) => {
      service.logger.info({ signal }, 'Stopping');
      grace.close();
    },
    () => process.exit(1),
    () => performance.now(),
  );
} catch (error) {
  process.stderr.write(`Visible AI cannot start: ${startProblem(error)}\n`);
  process.exit(1);
}
