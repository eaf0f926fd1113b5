import type { SnippetTarget } from '@visible-ai/shared/hosting/schema';
import type { RunningServer } from '../run-server.ts';
import type { SiteCase } from '../site-case.ts';

/** What runs a snippet: a server of that kind, or Node.js speaking as that platform does. */
export interface Runtime {
  target: SnippetTarget;
  /** Which of it, for people. */
  name: string;
  /** Programs it takes, by the Debian package that has each. */
  needs: Record<string, string>;
  start(sites: readonly SiteCase[]): Promise<RunningServer>;
}
