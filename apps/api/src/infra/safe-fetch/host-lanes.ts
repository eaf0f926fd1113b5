import { Client, type Dispatcher } from 'undici';
import { guardedConnector } from './guarded-connector.ts';

/** Politeness: no host ever sees more than two connections of one audit or crawl. */
const CONNECTIONS = 2;
/** How many probes may stand behind one another on a connection (HTTP/1.1 pipelining). */
const PROBE_DEPTH = 8;
const MAX_HEADER_BYTES = 64 * 1024;

export type Priority = 'normal' | 'probe';

interface Lane {
  client: Client;
  /** Requests handed to the connection and not finished. */
  active: number;
}

interface Waiting {
  priority: Priority;
  go: (lane: Lane) => void;
}

export interface HostLanes {
  /**
   * Waits for a place, runs `use` with a connection of its own kind, and gives the place back.
   *
   * @throws the signal's reason when it is aborted while waiting.
   */
  use<T>(priority: Priority, signal: AbortSignal, use: (dispatcher: Dispatcher) => Promise<T>): Promise<T>;
  /** Says that the host has answered on a connection it keeps: from now on probes may be pipelined. */
  allowPipelining(): void;
  destroy(): Promise<void>;
}

/**
 * The two connections to one origin. A normal request only takes an idle connection, so that a dripping
 * answer delays nothing but itself; probes, which matter less, may stand behind others.
 */
export function createHostLanes(origin: string, trusted: boolean): HostLanes {
  const lanes: Lane[] = Array.from({ length: CONNECTIONS }, () => ({
    active: 0,
    client: new Client(origin, {
      connect: guardedConnector(trusted),
      pipelining: PROBE_DEPTH,
      maxHeaderSize: MAX_HEADER_BYTES,
      // The deadlines are the caller's own; these only catch what would outlive it.
      headersTimeout: 30_000,
      bodyTimeout: 30_000,
    }),
  }));
  const waiting: Waiting[] = [];
  let depth = 1;

  const placeFor = ({ priority }: Waiting): Lane | undefined => {
    const most = priority === 'normal' ? 1 : depth;
    const [freest] = [...lanes].sort((one, other) => one.active - other.active);
    return freest && freest.active < most ? freest : undefined;
  };
  const pump = () => {
    for (const priority of ['normal', 'probe'] as const) {
      for (;;) {
        const index = waiting.findIndex((candidate) => candidate.priority === priority);
        const next = waiting[index];
        const lane = next && placeFor(next);
        if (!next || !lane) break;
        waiting.splice(index, 1);
        lane.active += 1;
        next.go(lane);
      }
      if (waiting.some((candidate) => candidate.priority === 'normal')) return;
    }
  };

  const waitForLane = (priority: Priority, signal: AbortSignal) =>
    new Promise<Lane>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(signal.reason);
      };
      const go = (lane: Lane) => {
        signal.removeEventListener('abort', leave);
        resolve(lane);
      };
      const entry: Waiting = { priority, go };
      if (signal.aborted) return reject(signal.reason);
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(entry);
      pump();
    });

  return {
    async use(priority, signal, run) {
      const lane = await waitForLane(priority, signal);
      try {
        return await run(lane.client);
      } finally {
        lane.active -= 1;
        pump();
      }
    },
    allowPipelining() {
      depth = PROBE_DEPTH;
      pump();
    },
    async destroy() {
      await Promise.all(lanes.map(({ client }) => client.destroy()));
    },
  };
}
