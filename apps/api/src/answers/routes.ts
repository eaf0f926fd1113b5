import * as calls from '@visible-ai/shared/answers/endpoints';
import { AppError } from '../http/app-error.ts';
import { type Route, route } from '../http/route.ts';

/** Every call about what answer engines say. */
export function answerRoutes(): Route[] {
  return [
    route(calls.runAiSearchAnalysis, async () => {
      throw new AppError('not_configured', { text: 'AI search analysis is not configured' });
    }),
  ];
}
