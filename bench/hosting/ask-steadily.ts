import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface Asked {
  /** 0 for no answer. */
  status: number;
  /** Measured from the moment at which it was due, so that a slow service does not lower the load. */
  ms: number;
}

const TICK_MS = 5;

/**
 * Sends a fixed number of requests a second, whether or not the answers have come.
 *
 * @param plan.next returns the request with that number.
 */
export async function askSteadily(plan: {
  rate: number;
  seconds: number;
  next(at: number): { address: string; headers: OutgoingHttpHeaders };
}): Promise<Asked[]> {
  const { rate, seconds, next } = plan;
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const began = performance.now();
  const ask = (at: number) =>
    new Promise<Asked>((resolve) => {
      const due = began + (at * 1000) / rate;
      const end = (status: number) => resolve({ status, ms: performance.now() - due });
      const { address, headers } = next(at);
      request(address, { agent, headers }, (answer) => {
        answer.on('error', () => end(0)).on('end', () => end(answer.statusCode ?? 0));
        answer.resume();
      })
        .on('error', () => end(0))
        .end();
    });
  const answers: Promise<Asked>[] = [];
  const count = rate * seconds;
  while (answers.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - began) / 1000) * rate));
    while (answers.length < due) answers.push(ask(answers.length));
    await wait(TICK_MS);
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}
