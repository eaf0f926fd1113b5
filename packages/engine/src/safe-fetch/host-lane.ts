import { Client, type Dispatcher } from 'undici';
import { type ConnectorSettings, guardedConnector } from './guarded-connector.ts';

export type Priority = 'normal' | 'probe' | 'spare';

/** One request's time on a connection. */
export interface Passage {
  readonly priority: Priority;
  readonly dispatcher: Dispatcher;
  /** Aborted when the connection is lost during an earlier request. Then this request has no answer. */
  readonly signal: AbortSignal;
  /** Whether other requests use or have used the connection: a failure may be theirs. */
  readonly shared: boolean;
  /** Calls back when no request is in front of this one any more, at once or later. */
  whenFirst(callback: () => void): void;
  /**
   * Releases the place. If the connection is lost by then, the requests behind it are sent away.
   *
   * @returns whether there were any.
   */
  leave(): boolean;
}

/** One connection to an origin, which is reopened when it is lost, and the requests that wait on it in order. */
export interface HostLane {
  readonly load: number;
  readonly probes: number;
  readonly spares: number;
  readonly connected: boolean;
  /** Milliseconds since the last request came. */
  readonly sinceLast: number;
  enter(priority: Priority): Passage;
  /** Closes the connection, which has no requests. The next request opens another one. */
  hangUp(): void;
  destroy(): Promise<void>;
}

/** Enough for the cookies and policies of a page, not for a flood. */
const MAX_HEADER_BYTES = 32 * 1024;
/** Each request has its own deadlines. These only catch what would outlive them. Milliseconds. */
const LAST_RESORT_TIMEOUT = 30_000;

/** The outcome of waiting: the request is first in line, or must go. */
function createTurn() {
  const away = new AbortController();
  let first = false;
  let waiting = () => {};
  return {
    signal: away.signal,
    sendAway: () => away.abort(new Error('The connection was lost under a request in front.')),
    comeFirst() {
      first = true;
      waiting();
    },
    whenFirst(callback: () => void) {
      if (first) callback();
      else waiting = callback;
    },
  };
}

type Held = { priority: Priority; shared: boolean } & ReturnType<typeof createTurn>;

/** @param depth how many requests may be on the connection at once. */
export function createHostLane(origin: string, depth: number, settings: ConnectorSettings): HostLane {
  const connector = guardedConnector(settings);
  const client = new Client(origin, {
    connect: connector.connect,
    pipelining: depth,
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: LAST_RESORT_TIMEOUT,
    bodyTimeout: LAST_RESORT_TIMEOUT,
  });
  const line: Held[] = [];
  let used = false;
  let lastEntered = 0;
  client.on('disconnect', () => {
    used = false;
  });

  const leave = (held: Held): boolean => {
    line.splice(line.indexOf(held), 1);
    used = true;
    if (line.length === 0) return false;
    if (client.stats.connected) {
      line[0]?.comeFirst();
      return false;
    }
    for (const { sendAway } of line) sendAway();
    return true;
  };

  return {
    get load() {
      return line.length;
    },
    get probes() {
      return line.filter(({ priority }) => priority === 'probe').length;
    },
    get spares() {
      return line.filter(({ priority }) => priority === 'spare').length;
    },
    get connected() {
      return client.stats.connected;
    },
    get sinceLast() {
      return performance.now() - lastEntered;
    },
    enter(priority) {
      lastEntered = performance.now();
      for (const other of line) other.shared = true;
      const held: Held = { priority, shared: used || line.length > 0, ...createTurn() };
      line.push(held);
      if (line.length === 1) held.comeFirst();
      return {
        priority,
        dispatcher: client,
        signal: held.signal,
        get shared() {
          return held.shared;
        },
        whenFirst: held.whenFirst,
        leave: () => leave(held),
      };
    },
    hangUp: connector.closeAll,
    async destroy() {
      await client.destroy();
      connector.closeAll();
    },
  };
}
