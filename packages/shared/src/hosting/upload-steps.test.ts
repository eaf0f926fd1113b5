import { describe, expect, it } from 'vitest';
import { kindOf } from '../content/kinds/all-kinds.ts';
import { contentTypes } from '../content/schema.ts';
import { uploadPlatforms, uploadSteps } from './upload-steps.ts';

describe('upload steps', () => {
  it.each(contentTypes)('tell of %s for each platform what to do, or why it cannot be done', (kind) => {
    const all = uploadSteps(kind);
    expect(all.map(({ platform }) => platform)).toEqual(Object.keys(uploadPlatforms));
    for (const { steps } of all) {
      expect(steps.length).toBeGreaterThan(0);
      for (const step of steps) {
        expect(step).toMatch(/^[A-Z].*[.:]$/);
        expect(step.length).toBeLessThan(240);
      }
    }
  });

  it.each(['llms_txt', 'robots_txt', 'llms_full'] as const)(
    'name the file %s where it is served under its name',
    (kind) => {
      for (const { possible, steps } of uploadSteps(kind))
        if (possible !== 'no') expect(steps.join(' ').toLowerCase()).toContain(kindOf(kind).fileName);
    },
  );
});
