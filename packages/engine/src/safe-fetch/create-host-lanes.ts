import { chooseLane, chooseSpareLane, LANE_DEPTH } from './choose-lane.ts';
import { FetchProblem } from './fetch-problem.ts';
import type { ConnectorSettings } from './guarded-connector.ts';
import { createHostLane, type HostLane, type Passage, type Priority } from './host-lane.ts';

/** Politeness: no host ever gets more than two connections from one audit or crawl. */
const CONNECTIONS = 2;
/** How long a probe leaves a connection to normal requests. Milliseconds. */
const PROBE_PATIENCE = 25;

interface Place {
  lane: HostLane;
  passage: Passage;
}

interface Waiting {
  priority: Priority;
  alone: boolean;
  patient: boolean;
  /** Needs a new connection. */
  again: boolean;
  go(place: Place): void;
}

export interface HostLanes {
  /**
   * Waits for a place on a connection, runs `ask` there and releases the place. If the connection fails and
   * other requests may be the cause, `ask` runs once more, alone on a new connection.
   *
   * @throws what `ask` throws; the signal's reason when it is aborted while waiting.
   */
  use<T>(priority: Priority, signal: AbortSignal, ask: (passage: Passage) => Promise<T>): Promise<T>;
  destroy(): Promise<void>;
}

/**
 * The order of waiting requests: first come, first served, normal requests before probes, both before spare
 * requests.
 */
function createQueue(lanes: readonly HostLane[], quickest: () => number | null) {
  const queue: Waiting[] = [];
  let patience: NodeJS.Timeout | undefined;

  const serve = (priority: Priority) => {
    for (;;) {
      const next = queue.find((waiting) => waiting.priority === priority);
      const lane =
        next &&
        (priority === 'spare' ? chooseSpareLane(lanes, quickest()) : chooseLane(lanes, next, quickest()));
      if (!next || !lane) return;
      queue.splice(queue.indexOf(next), 1);
      if (next.again) lane.hangUp();
      next.go({ lane, passage: lane.enter(priority) });
    }
  };
  const pump = () => {
    serve('normal');
    if (queue.some(({ priority }) => priority === 'normal')) return;
    serve('probe');
    if (!queue.some(({ priority }) => priority === 'probe')) serve('spare');
    if (queue.some(({ patient }) => patient)) patience ??= setTimeout(hurry, PROBE_PATIENCE);
  };
  const hurry = () => {
    patience = undefined;
    for (const waiting of queue) waiting.patient = false;
    pump();
  };

  /** @throws the signal's reason when it is aborted first. */
  const wait = (priority: Priority, signal: AbortSignal, again: boolean): Promise<Place> =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const leave = () => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(signal.reason);
      };
      const waiting: Waiting = {
        priority,
        alone: priority === 'normal' || again,
        patient: priority === 'probe',
        again,
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

/** What is known about a host: whether it supports pipelining, and how quick it is. */
function createExperience() {
  let pipelining: 'unproven' | 'works' | 'fails' = 'unproven';
  let quickest = Number.POSITIVE_INFINITY;
  return {
    quickest: () => (pipelining === 'works' ? quickest : null),
    answered(milliseconds: number, keptConnection: boolean) {
      quickest = Math.min(quickest, milliseconds);
      if (pipelining === 'unproven' && keptConnection) pipelining = 'works';
    },
    lostOthers() {
      pipelining = 'fails';
    },
  };
}

/**
 * The two connections to one origin. A normal request only takes an idle one, so that a slow answer delays
 * nothing else. Probes, which matter less, give way to normal requests and may queue behind others once the
 * host has shown that it keeps its connections; if that fails, it is not tried again.
 */
export function createHostLanes(origin: string, settings: ConnectorSettings): HostLanes {
  const lanes = Array.from({ length: CONNECTIONS }, () => createHostLane(origin, LANE_DEPTH, settings));
  const experience = createExperience();
  const queue = createQueue(lanes, experience.quickest);

  return {
    async use(priority, signal, ask) {
      for (let attempt = 1; ; attempt += 1) {
        const { lane, passage } = await queue.wait(priority, signal, attempt > 1);
        const since = performance.now();
        try {
          const answer = await ask(passage);
          experience.answered(performance.now() - since, lane.connected);
          return answer;
        } catch (error) {
          const connectionFailed = !(error instanceof FetchProblem);
          if (attempt > 1 || !connectionFailed || !passage.shared || signal.aborted) throw error;
        } finally {
          if (passage.leave()) experience.lostOthers();
          queue.pump();
        }
      }
    },
    async destroy() {
      queue.stop();
      await Promise.all(lanes.map((lane) => lane.destroy()));
    },
  };
}
