type StopSignalName = 'SIGINT' | 'SIGTERM';

/** Under npm one Ctrl-C arrives twice, from the terminal and from npm, some milliseconds apart. */
const SAME_PRESS_MS = 1000;

/**
 * Reports the first SIGINT or SIGTERM, and a later one from an impatient user.
 *
 * @param now milliseconds of a monotonic clock.
 */
export function onStopSignal(
  stop: (signal: StopSignalName) => void,
  giveUp: () => void,
  now: () => number,
  signals: NodeJS.EventEmitter = process,
): void {
  let firstAt: number | undefined;
  const hear = (signal: StopSignalName) => () => {
    if (firstAt === undefined) {
      firstAt = now();
      stop(signal);
    } else if (now() - firstAt > SAME_PRESS_MS) giveUp();
  };
  signals.on('SIGINT', hear('SIGINT'));
  signals.on('SIGTERM', hear('SIGTERM'));
}
