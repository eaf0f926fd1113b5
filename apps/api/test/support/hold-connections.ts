import pg from 'pg';

/** Takes every connection a PostgreSQL server has to give. @returns the function that gives them back. */
export async function holdConnections(url: string): Promise<() => Promise<void>> {
  const held: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      held.push(client);
    } catch {
      return async () => void (await Promise.all(held.map((one) => one.end())));
    }
  }
}
