import { z } from 'zod';

/** First line of a backup. */
export const backupHeader = z.object({
  format: z.literal('visible-ai-backup'),
  formatVersion: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The time of the source's newest migration, milliseconds: older programs do not know newer tables. */
  migration: z.number(),
  /** The installation's secret, if it is stored next to the data: with it, sessions stay valid. */
  secret: z.string().nullable(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type BackupHeader = z.infer<typeof backupHeader>;

/** Every other line: a row of a table, in PostgreSQL's JSON form. */
export const backupRow = z.tuple([z.string(), z.record(z.string(), z.unknown())]);

/** The last line: a file without it is truncated. */
export const backupEnd = z.object({ end: z.literal(true), rows: z.number() });
