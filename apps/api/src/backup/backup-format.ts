import { z } from 'zod';

/** First line of a backup. */
export const backupHeader = z.object({
  format: z.literal('visible-ai-backup'),
  formatVersion: z.literal(1),
  createdAt: z.iso.datetime(),
  /** When the newest migration of the source was made, milliseconds: newer tables do not fit older programs. */
  migration: z.number(),
  /** The installation's secret, when it was kept beside the data: with it sessions live on. */
  secret: z.string().nullable(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type BackupHeader = z.infer<typeof backupHeader>;

/** Every other line: a row of a table, as PostgreSQL writes it as JSON. */
export const backupRow = z.tuple([z.string(), z.record(z.string(), z.unknown())]);

/** Last line: a file without it was cut off. */
export const backupEnd = z.object({ end: z.literal(true), rows: z.number() });
