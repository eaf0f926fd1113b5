import type { AgentVerdict } from './schema.ts';

/** The engines people ask, and who runs their agents. */
const engines = [
  { name: 'ChatGPT', operator: 'OpenAI' },
  { name: 'Claude', operator: 'Anthropic' },
  { name: 'Perplexity', operator: 'Perplexity' },
  { name: 'Google', operator: 'Google' },
  { name: 'Bing', operator: 'Microsoft' },
] as const;

/** What an engine reads pages for. */
export const purposes = [
  { kind: 'search', title: 'Search' },
  { kind: 'user', title: 'For a person' },
  { kind: 'training', title: 'Training' },
] as const;

/**
 * Engine by engine what its agents come to.
 *
 * @param cellOf what stands for the agent of an operator and a purpose; null where there is none.
 * @returns the cells in the order of `purposes`.
 */
export const byEngine = <Cell>(cellOf: (operator: string, kind: AgentVerdict['kind']) => Cell | null) =>
  engines.map(({ name, operator }) => ({
    name,
    cells: purposes.map(({ kind }) => cellOf(operator, kind)),
  }));
