import type { Database } from '../../src/db/database.ts';

/**
 * Deletes every row except those about applied migrations and existing queues. Truncating the tables would
 * take twenty times as long, because it makes new files for each table, also for empty ones. A table whose
 * rows are still referenced is tried again after the others.
 */
const EMPTY = `
do $$
declare
  one text;
  has_rows boolean;
  filled text[] := '{}';
  refused text[];
begin
  for one in
    select format('%I.%I', schemaname, tablename) from pg_tables
    where schemaname = 'public' or (schemaname = 'pgboss' and tablename not in ('version', 'queue'))
  loop
    execute 'select exists (select from ' || one || ')' into has_rows;
    if has_rows then filled := filled || one; end if;
  end loop;
  while cardinality(filled) > 0 loop
    refused := '{}';
    foreach one in array filled loop
      begin
        execute 'delete from ' || one;
      exception when foreign_key_violation then
        refused := refused || one;
      end;
    end loop;
    if cardinality(refused) = cardinality(filled) then
      raise exception 'These tables cannot be emptied: %', refused;
    end if;
    filled := refused;
  end loop;
  for one in
    select format('%I.%I', schemaname, sequencename) from pg_sequences
    where schemaname = 'public' and last_value is not null
  loop
    execute 'alter sequence ' || one || ' restart';
  end loop;
end $$`;

export async function emptyDatabase(database: Pick<Database, 'execute'>): Promise<void> {
  await database.execute(EMPTY);
}
