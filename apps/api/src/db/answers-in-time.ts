const PING_MS = 1500;

/**
 * Waits for the answer to a ping, 1.5 s at most, so that a call that reports it answers within 2 s.
 *
 * @throws when the database answers too late or with an error.
 */
export async function answersInTime(answer: Promise<unknown>): Promise<void> {
  answer.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in 1.5 s')), PING_MS);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
