import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';

const shared = process.env.SHARED_DIR ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const tool = `${shared}/tools/answer-engines.mjs`;

export const hasDouble = existsSync(tool);

/** A call in the double's ledger. */
export interface DoubleCall {
  engine: AnswerEngineId;
  prompt: string | null;
  http: number | null;
  text?: string;
  cited?: string[];
  retrieved?: string[];
  costUsd: number;
  settings: { place: unknown; maxOutput: number | null };
}

export interface Double {
  base(engine: AnswerEngineId): string;
  ledger: DoubleCall[];
  /** Requests that the vendor would reject. */
  refused: { engine: string; message: string }[];
  summary(): Record<AnswerEngineId, { calls: number; mostAtOnce: number }>;
  setWorld(world: object): void;
  reset(): void;
  close(): Promise<void>;
}

/** The shared double of the four engines, which validates requests strictly. */
export async function startDouble(
  world: object,
  keys: Partial<Record<AnswerEngineId, string>>,
): Promise<Double> {
  const { startEngines } = await import(/* @vite-ignore */ tool);
  return startEngines({ world, keys });
}
