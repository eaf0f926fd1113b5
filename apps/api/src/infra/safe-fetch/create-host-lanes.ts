import { chooseLane, LANE_DEPTH } from './choose-lane.ts';
import { FetchProblem } from './fetch-problem.ts';
import { guardedConnector } from './guarded-connector.ts';
import { createHostLane, type HostLane, type Passage, type Priority } from './host-lane.ts';

/** Politeness: no host ever sees more than two connections of one audit or crawl. */
const CONNECTIONS = 2;
/** How long a probe leaves an idle connection to normal requests. Milliseconds. */
const PROBE_PATIENCE = 25;

interface Place {
  lane: HostLane;
  passage: Passage;
}

interface Waiting {
  priority: Priority;
  patient: boolean;
  go(place: Place): void;
}

export interface HostLanes {
  /**
   * Waits for a place on a connection, runs `ask` there and gives the place back. When the connection
   * fails and others may have been the reason, `ask` is run once more.
   *
   * @throws what `ask` throws; the signal's reason when it is aborted while waiting.
   */
  use<T>(priority: Priority, signal: AbortSignal, ask: (passage: Passage) => Promise<T>): Promise<T>;
  destroy(): Promise<void>;
}

interface HostSettings {
  origin: string;
  /** Allowed by the operator: its addresses are not checked. */
  trusted: boolean;
  /** Milliseconds. */
  connectTimeout: number;
}

/** Who waits for which connection: first come, first served, and normal requests before probes. */
function createQueue(lanes: readonly HostLane[], pipelines: () => boolean) {
  const queue: Waiting[] = [];
  let patience: NodeJS.Timeout | undefined;

  const serve = (priority: Priority) => {
    for (;;) {
      const next = queue.find((waiting) => waiting.priority === priority);
      const lane = next && chooseLane(lanes, next, pipelines());
      if (!next || !lane) return;
      queue.splice(queue.indexOf(next), 1);
      next.go({ lane, passage: lane.enter(priority) });
    }
  };
  const pump = () => {
    serve('normal');
    if (queue.some(({ priority }) => priority === 'normal')) return;
    serve('probe');
    if (queue.length > 0 && lanes.some(({ load }) => load === 0))
      patience ??= setTimeout(hurry, PROBE_PATIENCE);
  };
  const hurry = () => {
    patience = undefined;
    for (const waiting of queue) waiting.patient = false;
    pump();
  };

  /** @throws the signal's reason when it is aborted first. */
  const wait = (priority: Priority, signal: AbortSignal): Promise<Place> =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const leave = () => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(signal.reason);
      };
      const waiting: Waiting = {
        priority,
        patient: true,
        go(place) {
          signal.removeEventListener('abort', leave);
          resolve(place);
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      queue.push(waiting);
      pump();
    });

  return { wait, pump, stop: () => clearTimeout(patience) };
}

/**
 * The two connections to one origin. A normal request only takes an idle one, so that a slow answer delays
 * nothing but itself. Probes, which matter less, give way to normal requests and may stand behind others as
 * soon as the host has shown that it keeps its connections; where that goes wrong it is not done again.
 */
export function createHostLanes({ origin, trusted, connectTimeout }: HostSettings): HostLanes {
  const connector = guardedConnector({ trusted, connectTimeout });
  const lanes = Array.from({ length: CONNECTIONS }, () => createHostLane(origin, connector, LANE_DEPTH));
  let pipelining: 'unproven' | 'works' | 'fails' = 'unproven';
  const queue = createQueue(lanes, () => pipelining === 'works');

  return {
    async use(priority, signal, ask) {
      for (let attempt = 1; ; attempt += 1) {
        const { lane, passage } = await queue.wait(priority, signal);
        try {
          const answer = await ask(passage);
          if (pipelining === 'unproven' && lane.connected) pipelining = 'works';
          return answer;
        } catch (error) {
          const connectionFailed = !(error instanceof FetchProblem);
          if (attempt > 1 || !connectionFailed || !passage.shared || signal.aborted) throw error;
        } finally {
          if (passage.leave()) pipelining = 'fails';
          queue.pump();
        }
      }
    },
    async destroy() {
      queue.stop();
      await Promise.all(lanes.map((lane) => lane.destroy()));
      connector.destroy();
    },
  };
}
