/** A running task and its result. */
interface Running<Item, Result> {
  item: Item;
  result: Promise<Result>;
}

export interface ReadInOrder<Item, Result> {
  /** The next item to start, or null if there is none now. */
  next(): Item | null;
  start(item: Item): Promise<Result>;
  /** Called in the order of starting, one after the other. May make more items available. */
  accept(item: Item, result: Result): Promise<void>;
  /** How many more may be started beyond those accepted; called before each start. */
  room(running: number): boolean;
  /** The most tasks that run at once. */
  atOnce: number;
}

/**
 * Runs tasks in parallel and accepts their results in order, so that nothing depends on which came first.
 * Ends when nothing runs and nothing is left.
 */
export async function readInOrder<Item, Result>(work: ReadInOrder<Item, Result>): Promise<void> {
  const running: Running<Item, Result>[] = [];
  for (;;) {
    while (running.length < work.atOnce && work.room(running.length)) {
      const item = work.next();
      if (item === null) break;
      const result = work.start(item);
      // It is awaited below in its turn; its failure is handled there.
      result.catch(() => undefined);
      running.push({ item, result });
    }
    const first = running.shift();
    if (!first) return;
    await work.accept(first.item, await first.result);
  }
}
