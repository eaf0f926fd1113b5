import type { HostLane } from './host-lane.ts';

/** How many requests may wait on one connection (HTTP/1.1 pipelining). */
export const LANE_DEPTH = 8;
/** Most servers answer a connection's requests one by one, so seven probes are split between two. */
const PROBES_PER_LANE = 4;

interface Asking {
  /** Waits behind no other. */
  alone: boolean;
  /** Leaves connections that are idle, or soon will be, to normal requests that may still come. */
  patient: boolean;
}

/**
 * The connection for spare requests: they use only one, so the other stays free for normal requests. They
 * queue behind others if the host supports that, else only if the connection is empty and no spare request
 * runs.
 */
export function chooseSpareLane<Lane extends Pick<HostLane, 'load' | 'probes' | 'spares' | 'connected'>>(
  lanes: readonly Lane[],
  quickest: number | null,
): Lane | undefined {
  const taken = lanes.find(({ spares }) => spares > 0);
  if (quickest === null) return taken ? undefined : lanes.find(({ load }) => load === 0);
  if (taken) return taken.load < LANE_DEPTH ? taken : undefined;
  const [fewest] = lanes
    .filter(({ load, connected }) => load < LANE_DEPTH && connected)
    .sort((one, other) => one.load - other.load);
  return fewest;
}

/**
 * The connection for a request now, if there is one. A request that must be alone takes an idle connection,
 * preferably an open one. A probe queues behind other requests if the host is known to support that; a
 * patient one does not if the answer is almost due, because that connection will be needed.
 *
 * @param quickest milliseconds of the host's quickest answer; null if requests may not queue behind others.
 */
export function chooseLane<Lane extends Pick<HostLane, 'load' | 'probes' | 'connected' | 'sinceLast'>>(
  lanes: readonly Lane[],
  { alone, patient }: Asking,
  quickest: number | null,
): Lane | undefined {
  const idle = lanes.filter(({ load }) => load === 0);
  const best = idle.find(({ connected }) => connected) ?? idle[0];
  if (alone || quickest === null) return best;
  const [behind] = lanes
    .filter(({ load, probes }) => load > 0 && load < LANE_DEPTH && probes < PROBES_PER_LANE)
    .filter(({ sinceLast }) => !patient || sinceLast < quickest / 2)
    .sort((one, other) => one.probes - other.probes);
  return behind ?? (patient && idle.length < lanes.length ? undefined : best);
}
