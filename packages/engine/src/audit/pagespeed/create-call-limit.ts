export interface CallLimitSettings {
  concurrent: number;
  perMinute: number;
  /** How many may wait for a free place. */
  waiting: number;
  /** Milliseconds, as from Date.now. */
  now(): number;
}

export interface CallLimit {
  /**
   * Waits for a free place. Null when there are too many calls, or when `signal` ends the wait.
   *
   * @returns what frees the place again.
   */
  enter(signal: AbortSignal): Promise<(() => void) | null>;
  /** Refuses all calls for some milliseconds. */
  pause(milliseconds: number): void;
}

const MINUTE_MS = 60_000;

/** Limits the calls to a service: how many at once, how many a minute; the rest wait in line. */
export function createCallLimit({ concurrent, perMinute, waiting, now }: CallLimitSettings): CallLimit {
  const line: (() => void)[] = [];
  let starts: number[] = [];
  let running = 0;
  let pausedUntil = 0;

  const leave = () => {
    running -= 1;
    line.shift()?.();
  };

  const start = (): (() => void) | null => {
    starts = starts.filter((time) => time > now() - MINUTE_MS);
    if (starts.length >= perMinute || now() < pausedUntil) return null;
    starts.push(now());
    running += 1;
    let left = false;
    return () => {
      if (!left) leave();
      left = true;
    };
  };

  return {
    pause(milliseconds) {
      pausedUntil = now() + milliseconds;
    },
    async enter(signal) {
      if (signal.aborted) return null;
      if (running < concurrent) return start();
      if (line.length >= waiting) return null;
      const free = await new Promise<boolean>((resolve) => {
        const giveUp = () => {
          line.splice(line.indexOf(turn), 1);
          resolve(false);
        };
        const turn = () => {
          signal.removeEventListener('abort', giveUp);
          resolve(true);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        line.push(turn);
      });
      if (!free) return null;
      const entered = start();
      // If a place cannot be used, it goes to the next in line, which then finds the same.
      if (!entered) line.shift()?.();
      return entered;
    },
  };
}
