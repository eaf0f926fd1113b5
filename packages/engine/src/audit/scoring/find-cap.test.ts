import { describe, expect, it } from 'vitest';
import { evidenceOf } from '../checks/testing/evidence-of.ts';
import { findCap } from './find-cap.ts';

const withStatus = (status: number) => findCap(evidenceOf({ response: { status } }));

describe('the cap of a score', () => {
  it('is not there for a page that may be fetched and indexed', () => {
    expect(findCap(evidenceOf({}))).toBeNull();
  });

  it('comes with the first error status and not before', () => {
    expect(withStatus(399)).toBeNull();
    expect(withStatus(400)).toMatchObject({ cap: { at: 49 }, checkIds: ['https-and-status'] });
    expect(withStatus(503)?.cap.because).toContain('status 503');
  });
});
