import type { Snippet } from '@visible-ai/shared/analysis/schema';
import type { Evidence } from '../evidence.ts';
import { type Application, applied } from './applied-fix.ts';

/**
 * Applies headers to the page's response. Responses of other addresses, such as redirects, are set elsewhere.
 */
export function applyToResponse(evidence: Evidence, { code }: Snippet): Application {
  const { response } = evidence;
  const status = Number(/^HTTP\/\S+ (\d+)/.exec(code)?.[1] ?? 200);
  if (!response.ok || status < 200 || status > 299) return { kind: 'elsewhere' };
  const headers = [...code.matchAll(/^([\w-]+):\s*(.*)$/gm)].map(([, name = '', value = '']) => [
    name.toLowerCase(),
    value,
  ]);
  const value = {
    ...response.value,
    status,
    headers: { ...response.value.headers, ...Object.fromEntries(headers) },
  };
  return applied({ ...evidence, response: { ok: true, value } });
}
