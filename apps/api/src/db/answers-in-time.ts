const PING_MS = 2000;

/**
 * Waits for the answer to a ping, 2 s at most.
 *
 * @throws when the database answers too late or with an error.
 */
export async function answersInTime(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in 2 s')), PING_MS);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
