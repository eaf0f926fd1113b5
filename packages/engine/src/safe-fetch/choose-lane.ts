import type { HostLane } from './host-lane.ts';

/** How many requests may stand on one connection (HTTP/1.1 pipelining). */
export const LANE_DEPTH = 8;
/** Most servers answer a connection's requests one by one, so seven probes go half and half. */
const PROBES_PER_LANE = 4;

interface Asking {
  /** Stands behind nobody. */
  alone: boolean;
  /** Leaves connections that are or will soon be idle to normal requests that may be about to come. */
  patient: boolean;
}

/**
 * The connection for what is asked besides: one alone, the other stays free for what is wanted. Behind others
 * where the host bears that, else only where nobody stands and nothing spare is under way.
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
 * The connection that a request should go to now, if there is one. One that stands alone takes an idle one,
 * rather one that is open. A probe stands behind other requests where the host is known to bear that; a
 * patient one not where the answer is almost due, since that connection will be wanted.
 *
 * @param quickest milliseconds of the host's quickest answer; null where nobody may stand behind others.
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
