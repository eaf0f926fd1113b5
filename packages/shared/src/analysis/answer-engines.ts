import type { AgentVerdict } from './schema.ts';

/** The engines that people ask, and the operators of their agents. */
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
 * Makes a row of cells for each engine.
 *
 * @param cellOf returns the cell for an operator and a purpose; null if there is no agent.
 * @returns the cells in the order of `purposes`.
 */
export const byEngine = <Cell>(cellOf: (operator: string, kind: AgentVerdict['kind']) => Cell | null) =>
  engines.map(({ name, operator }) => ({
    name,
    cells: purposes.map(({ kind }) => cellOf(operator, kind)),
  }));
