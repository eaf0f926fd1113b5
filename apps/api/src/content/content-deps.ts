import type { Db } from '../db/database.ts';
import type { KindTools } from './kinds/define-content-kind.ts';

/** What the use cases around kept content stand on. */
export interface ContentDeps extends KindTools {
  db: Db;
  now(): Date;
}
