import type { SitemapBytes, SitemapFile } from '../sitemap/sitemap-file.ts';
import type { ForeignBytesPool } from '../threads/foreign-bytes.ts';
import type { PageReaders } from './gather/gather-page.ts';
import type { JudgePathsInput } from './gather/judge-paths-task.ts';
import type { LlmsTaskInput, LlmsTaskOutput } from './gather/read-llms-task.ts';
import type { RobotsTaskInput, RobotsTaskOutput } from './gather/read-robots-task.ts';

/** The worker threads as an audit uses them: what they read, and what they return. */
export type ForeignReaders = PageReaders &
  ForeignBytesPool<{
    robots: { input: RobotsTaskInput; output: RobotsTaskOutput };
    judgePaths: { input: JudgePathsInput; output: boolean[] };
    llms: { input: LlmsTaskInput; output: LlmsTaskOutput };
    sitemap: { input: SitemapBytes; output: SitemapFile };
  }>;
