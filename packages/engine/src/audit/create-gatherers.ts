import { randomUUID } from 'node:crypto';
import { aiAgents } from '@visible-ai/shared/ai-agents/ai-agents';
import { probeUserAgents } from '@visible-ai/shared/ai-agents/probe-user-agents';
import type { ForeignReaders } from './foreign-readers.ts';
import { gatherLinks } from './gather/gather-links.ts';
import { gatherLlms } from './gather/gather-llms.ts';
import { gatherPage } from './gather/gather-page.ts';
import { gatherProbes, type ProbedAgent } from './gather/gather-probes.ts';
import { gatherRobots } from './gather/gather-robots.ts';
import { gatherSitemap } from './gather/gather-sitemap.ts';
import type { LlmsTaskInput } from './gather/read-llms-task.ts';
import type { Gatherers } from './inspect-site.ts';

const operatorOf = (token: string) => aiAgents.find((agent) => agent.token === token)?.operator ?? '';
const probedAgents: ProbedAgent[] = probeUserAgents.map(({ token, userAgent }) => ({
  token,
  userAgent,
  operator: operatorOf(token),
}));

/** The gatherers of all parts, with the worker threads that read foreign bytes for them. */
export function createGatherers(pool: ForeignReaders, pagespeed: Gatherers['pagespeed']): Gatherers {
  const llms = {
    read: (input: LlmsTaskInput, signal: AbortSignal) => pool.run('llms', input, { signal }),
    unlikelyName: randomUUID,
  };
  return {
    page: (session, url, signal) => gatherPage(pool, session, url, signal),
    robots: (session, url, signal) =>
      gatherRobots((input, ended) => pool.run('robots', input, { signal: ended }), session, url, signal),
    llms: (session, url, signal) => gatherLlms(llms, session, url, signal),
    sitemap: (session, url, robots, linked, signal) =>
      gatherSitemap(
        (input, ended) => pool.run('sitemap', input, { signal: ended }),
        session,
        url,
        robots,
        linked,
        signal,
      ),
    links: (session, page, url, robots, signal) =>
      gatherLinks(
        (input, ended) => pool.run('judgePaths', input, { signal: ended }),
        session,
        page,
        url,
        robots,
        signal,
      ),
    probes: (session, control, signal, isAsked = () => true) =>
      gatherProbes(
        probedAgents.filter(({ token }) => isAsked(token)),
        session,
        control,
        signal,
      ),
    pagespeed,
  };
}
