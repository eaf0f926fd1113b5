import type { HostLane, Priority } from './host-lane.ts';

/** How many requests may stand on one connection (HTTP/1.1 pipelining). */
export const LANE_DEPTH = 8;
/** Most servers answer a connection's requests one by one, so seven probes go half and half. */
const PROBES_PER_LANE = 4;

interface Asking {
  priority: Priority;
  /** Leaves the last idle connection to normal requests that may be about to come. */
  patient: boolean;
}

/**
 * The connection that a request should go to now, if there is one. A normal request takes an idle one only,
 * rather one that is open. A probe stands behind other requests where the host is known to bear that.
 */
export function chooseLane<Lane extends Pick<HostLane, 'load' | 'probes' | 'connected'>>(
  lanes: readonly Lane[],
  { priority, patient }: Asking,
  pipelining: boolean,
): Lane | undefined {
  const idle = lanes.filter(({ load }) => load === 0);
  const best = idle.find(({ connected }) => connected) ?? idle[0];
  if (priority === 'normal' || !pipelining) return best;
  const [behind] = lanes
    .filter(({ load, probes }) => load > 0 && load < LANE_DEPTH && probes < PROBES_PER_LANE)
    .sort((one, other) => one.probes - other.probes);
  return behind ?? (patient && idle.length < lanes.length ? undefined : best);
}
