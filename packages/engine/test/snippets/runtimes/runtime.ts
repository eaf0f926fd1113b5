import type { SnippetTarget } from '@visible-ai/shared/hosting/schema';
import type { RunningServer } from '../run-server.ts';
import type { SiteCase } from '../site-case.ts';

/** What runs a snippet: a server of that kind, or Node.js in place of that platform. */
export interface Runtime {
  target: SnippetTarget;
  /** Its name, for people. */
  name: string;
  /** Programs that it needs, by the Debian package of each. */
  needs: Record<string, string>;
  start(sites: readonly SiteCase[]): Promise<RunningServer>;
}
