import type { Row } from '../support/print-table.ts';
import type { Answered } from './open-doors.ts';

export interface Fault {
  name: string;
  /** Start and end, by performance.now(). */
  began: number;
  ended: number;
  /** The process itself is killed: calls may get no answer until it is back. */
  processDies: boolean;
  /** A sign-up must be answered within this many seconds. */
  signUpWithin: number;
}

const rightStatus: Record<Answered['call'], number> = {
  intake: 201,
  'sign-up': 201,
  'sign-in': 401,
  health: 200,
};
const isRight = ({ call, status }: Answered) => status === rightStatus[call];

/** A correct refusal: "not now", with a time to retry (the health report has no such line). */
const isClear = (answer: Answered) =>
  isRight(answer) ||
  (answer.status === 503 && (answer.call === 'health' || Number(answer.retryAfter ?? 0) > 0));

const longest = (answers: readonly Answered[]) => Math.max(0, ...answers.map(({ ms }) => ms)) / 1000;
const seconds = (value: number) => `${value.toFixed(1)} s`;

function within(what: string, measured: number, most: number): Row {
  return { what, measured: seconds(measured), target: `at most ${most} s`, met: measured <= most };
}

/** How the service answered before, during and after a fault. */
export function judgeAnswers(answers: readonly Answered[], fault: Fault): Row[] {
  const { name, began, ended, processDies, signUpWithin } = fault;
  const clear = (answer: Answered) =>
    isClear(answer) || (processDies && answer.status === null && answer.at < ended);
  const unclear = answers.filter((answer) => !clear(answer)).map(({ call, status }) => `${call} ${status}`);
  const during = answers.filter(({ at }) => at >= began && at < ended);
  const refused = during.filter((answer) => !isRight(answer)).length;
  const of = (name: Answered['call']) => answers.filter(({ call }) => call === name);
  const late = answers.filter((answer) => answer.at >= ended && !isRight(answer));
  const back = Math.max(0, ...late.map(({ at, ms }) => at + ms - ended)) / 1000;
  return [
    {
      what: `**${name}**: answers neither right nor a 503 with Retry-After`,
      measured:
        unclear.length > 0
          ? `${unclear.length}: ${[...new Set(unclear)].join(', ')}`
          : `0 of ${answers.length}`,
      target: '0',
      met: unclear.length === 0,
    },
    { what: 'refused meanwhile', measured: `${refused} of ${during.length}`, target: '', met: null },
    within('slowest sign-up', longest(of('sign-up')), signUpWithin),
    within('slowest sign-in', longest(of('sign-in')), 8),
    within('slowest intake', longest(of('intake')), 8),
    within('slowest /health', longest(of('health')), 2),
    within('right again after', back, 10),
  ];
}
