import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import type { HostedFile } from '@visible-ai/shared/hosting/schema';
import { counted } from '@/lib/counted.ts';
import { filesPath } from './hosting-paths.ts';

/** What was published when, for the site's timeline. Files of one kind published together are one event. */
export function publishedEvents(siteId: string, files: readonly HostedFile[]) {
  const byMoment = new Map<string, { at: string; files: HostedFile[] }>();
  for (const file of files) {
    const key = `${file.kind} ${file.publishedAt}`;
    const known = byMoment.get(key);
    if (known) known.files.push(file);
    else byMoment.set(key, { at: file.publishedAt, files: [file] });
  }
  return [...byMoment.values()].map(({ at, files: [first, ...more] }) => ({
    at,
    text: first
      ? `${kindOf(first.kind).label} published, ${more.length > 0 ? counted(more.length + 1, 'file') : `version ${first.version}`}`
      : '',
    to: filesPath(siteId),
  }));
}
