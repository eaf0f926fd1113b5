import { type AnswerEngineId, answerEngineNamed } from '@visible-ai/shared/answers/engines';
import { AppError } from '../http/app-error.ts';
import type { AnswerEngines } from './answers-deps.ts';

/** @throws AppError not_configured while no engine has a key. */
export function needEngines(engines: AnswerEngines): void {
  if (engines.size === 0)
    throw new AppError('not_configured', { text: 'AI search analysis is not configured' });
}

const refused = (name: string, why: string, engines: AnswerEngines, field: string) => {
  const problem = `${JSON.stringify(name)} is ${why}: this takes ${[...engines.keys()].join(', ')}`;
  return new AppError('invalid_input', { text: `${field}: ${problem}`, details: [{ path: field, problem }] });
};

/**
 * The engines that a request names, without duplicates.
 *
 * @param field the request's field with the names.
 * @throws AppError invalid_input for an engine that is unknown or has no key here, with the accepted names;
 * not_configured if none has a key.
 */
export function askedEngines(
  names: readonly string[],
  engines: AnswerEngines,
  field: string,
): AnswerEngineId[] {
  needEngines(engines);
  const asked = names.map((name) => {
    const id = answerEngineNamed(name);
    if (id === null) throw refused(name, 'not known', engines, field);
    if (!engines.has(id)) throw refused(name, 'not set up here', engines, field);
    return id;
  });
  return [...engines.keys()].filter((id) => asked.includes(id));
}
