import { describe, expect, it } from 'vitest';
import { chooseLane, chooseSpareLane, LANE_DEPTH } from './choose-lane.ts';

const lane = (change: object = {}) => ({ load: 0, probes: 0, connected: true, sinceLast: 10, ...change });
const alone = { alone: true, patient: true };
const probe = { alone: false, patient: true };
const hurried = { alone: false, patient: false };
const QUICKEST = 100;

describe('a request that stands alone', () => {
  it('takes an idle connection, rather one that is open', () => {
    const lanes = [lane({ connected: false }), lane()];
    expect(chooseLane(lanes, alone, QUICKEST)).toBe(lanes[1]);
  });

  it('waits while both are busy', () => {
    expect(chooseLane([lane({ load: 1 }), lane({ load: 1 })], alone, QUICKEST)).toBeUndefined();
  });
});

describe('a probe', () => {
  it('stands behind nobody where that is not known to work', () => {
    expect(chooseLane([lane({ load: 1 }), lane({ load: 1 })], hurried, null)).toBeUndefined();
  });

  it('stands behind a request just sent, and leaves the idle connection alone', () => {
    const lanes = [lane(), lane({ load: 1 })];
    expect(chooseLane(lanes, probe, QUICKEST)).toBe(lanes[1]);
  });

  it('takes an idle connection when nobody is there to want the other', () => {
    const lanes = [lane(), lane()];
    expect(chooseLane(lanes, probe, QUICKEST)).toBe(lanes[0]);
  });

  it('waits a little rather than stand where the answer is almost due', () => {
    const lanes = [lane(), lane({ load: 1, sinceLast: 90 })];
    expect(chooseLane(lanes, probe, QUICKEST)).toBeUndefined();
    expect(chooseLane(lanes, hurried, QUICKEST)).toBe(lanes[1]);
  });

  it('goes where fewer probes are, and to the idle connection when its patience is over', () => {
    const lanes = [lane({ load: 4, probes: 3 }), lane({ load: 2, probes: 1 })];
    expect(chooseLane(lanes, probe, QUICKEST)).toBe(lanes[1]);
    const halfIdle = [lane({ load: 5, probes: 4 }), lane()];
    expect(chooseLane(halfIdle, probe, QUICKEST)).toBeUndefined();
    expect(chooseLane(halfIdle, hurried, QUICKEST)).toBe(halfIdle[1]);
  });

  it('is never one too many', () => {
    const full = [lane({ load: LANE_DEPTH, probes: 0 }), lane({ load: 4, probes: 4 })];
    expect(chooseLane(full, hurried, QUICKEST)).toBeUndefined();
  });
});

describe('what is asked besides', () => {
  const spare = (change: object = {}) => ({ ...lane(change), spares: 0, ...change });

  it('keeps to one connection, where the fewest stand', () => {
    const lanes = [spare({ load: 4 }), spare({ load: 3 })];
    expect(chooseSpareLane(lanes, QUICKEST)).toBe(lanes[1]);
    const taken = [spare({ load: 1 }), spare({ load: 5, spares: 2 })];
    expect(chooseSpareLane(taken, QUICKEST)).toBe(taken[1]);
    expect(chooseSpareLane([spare(), spare({ load: LANE_DEPTH, spares: 5 })], QUICKEST)).toBeUndefined();
  });

  it('stands behind nobody where that is not known to work, one at a time', () => {
    const lanes = [spare({ load: 1 }), spare()];
    expect(chooseSpareLane(lanes, null)).toBe(lanes[1]);
    expect(chooseSpareLane([spare({ load: 1, spares: 1 }), spare()], null)).toBeUndefined();
  });
});
