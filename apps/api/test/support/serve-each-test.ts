import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import type { TestDatabase } from './create-test-database.ts';
import { emptyDatabase } from './empty-database.ts';
import { openService, type ServiceSettings } from './open-service.ts';

export type Service = ReturnType<typeof openService>;

/**
 * Gives each test of a block its own service on the block's one database, without accounts.
 *
 * @param take gets the opened service, before each test and after each `reopen`.
 * @returns a function that opens the service of the running test again, with other settings.
 */
export function serveEachTest(
  create: TestDatabase['create'],
  take: (opened: { database: Database; service: Service }) => void,
  settings?: ServiceSettings,
) {
  let database: Database;
  let service: Service;
  const open = (how?: ServiceSettings) => {
    service = openService(database, how);
    take({ database, service });
  };
  beforeAll(async () => {
    database = await create();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyDatabase(database);
    open(settings);
  });
  afterEach(() => service.close());

  return async (other: ServiceSettings): Promise<void> => {
    await service.close();
    open(other);
  };
}
