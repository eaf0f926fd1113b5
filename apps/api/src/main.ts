import closeWithGrace from 'close-with-grace';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';

const STOP_WITHIN_MS = 10_000;

const read = readConfig();
if (!read.ok) {
  process.stderr.write(`Visible AI cannot start: ${read.problem}\n`);
  process.exit(1);
}

try {
  const service = await compose(read.config);
  await service.listen();
  closeWithGrace({ delay: STOP_WITHIN_MS, logger: false }, async ({ err, signal }) => {
    if (err) service.logger.fatal({ err }, 'A bug ended the service');
    else service.logger.info({ signal }, 'Stopping');
    await service.stop();
  });
} catch (error) {
  process.stderr.write(
    `Visible AI cannot start: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
