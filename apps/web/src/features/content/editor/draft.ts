import { z } from 'zod';
import { tabStorage } from '@/lib/tab-storage.ts';

const schema = z.object({ text: z.string(), basedOn: z.string(), base: z.string() });
/** Unsaved text, the version that it is based on (`updated_at`), and that version's text. */
export type Draft = z.infer<typeof schema>;

const keyOf = (id: string) => `content-draft:${id}`;

/** The unsaved text of a content. The tab stores it, so it survives a crash or a reload. */
export const drafts = {
  read(id: string): Draft | null {
    const read = schema.safeParse(tabStorage.read(keyOf(id)));
    return read.success ? read.data : null;
  },
  keep: (id: string, draft: Draft): void => tabStorage.write(keyOf(id), draft),
  forget: (id: string): void => tabStorage.remove(keyOf(id)),
};
