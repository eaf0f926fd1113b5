import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import { questions } from '../questions.ts';
import { serveHere } from '../serve-here.ts';
import type { OpenShop } from '../shops/open-shop.ts';
import { answerOf } from './answer-of.ts';
import { anthropic } from './anthropic.ts';
import { draw } from './draw.ts';
import type { EngineDouble } from './engine-double.ts';
import { gemini } from './gemini.ts';
import { openai } from './openai.ts';
import { perplexity } from './perplexity.ts';

const doubles: Record<AnswerEngineId, EngineDouble> = { openai, anthropic, perplexity, gemini };
const doubleNamed = new Map<string, EngineDouble>(Object.entries(doubles));

/** How long a simulated engine thinks, milliseconds: enough to see that something is under way. */
const THINKS_MS = { least: 150, most: 450 };

export interface OpenEngines {
  /** The base address of an engine, for its `<ENGINE>_API_URL`. */
  baseOf(engine: AnswerEngineId): string;
  /** How many questions were asked. */
  calls(): number;
  close(): Promise<void>;
}

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Opens the four simulated engines on a free port of this machine: they read the shops and answer in their vendors' protocols. */
export async function openEngines(shops: readonly OpenShop[]): Promise<OpenEngines> {
  const asked = new Map<string, number>();
  let calls = 0;
  const server = createServer(async (request, response) => {
    const send = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    try {
      const path = request.url ?? '/';
      const engine = path.split('/')[1] ?? '';
      const double = doubleNamed.get(engine);
      const body = await jsonOf(request);
      const text = double?.questionIn(body) ?? null;
      if (!double || text === null)
        return send(400, { error: { message: 'No such engine, or no question' } });
      calls += 1;
      const key = `${engine}\n${text}`;
      const n = asked.get(key) ?? 0;
      asked.set(key, n + 1);
      const question = questions.find((one) => text.includes(one.text)) ?? null;
      await wait(THINKS_MS.least + draw('thinks', key, n) * (THINKS_MS.most - THINKS_MS.least));
      const made = await answerOf({ engine, agent: double.agent, question, text, n }, shops);
      const call = {
        model: double.modelIn(body, path),
        queries: [text.slice(0, 80)],
        tokensIn: 4000,
        tokensOut: Math.ceil(made.text.length / 4),
      };
      send(200, double.write(made, call));
    } catch (error) {
      send(500, { error: { message: String(error) } });
    }
  });
  const { port, close } = await serveHere(server);
  return {
    baseOf: (engine) => `http://127.0.0.1:${port}/${engine}`,
    calls: () => calls,
    close,
  };
}
