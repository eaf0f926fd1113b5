import { sendIntake } from '@visible-ai/shared/intake/endpoints';
import { type Route, reply, route } from '../http/route.ts';
import { type IntakeDeps, takeIntake } from './take-intake.ts';

/** Builds the intake domain: its one call. */
export function createIntake(deps: IntakeDeps): { routes: Route[] } {
  return {
    routes: [
      route(sendIntake, async ({ body }, { onceKey }) =>
        reply(201, { success: true, id: await takeIntake(deps, body, onceKey) } as const),
      ),
    ],
  };
}
