import pg from 'pg';

/** Takes all connections of a PostgreSQL server. @returns the function that releases them. */
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
