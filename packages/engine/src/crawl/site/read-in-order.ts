/** One piece of work under way, and what came of it. */
interface Running<Item, Result> {
  item: Item;
  result: Promise<Result>;
}

export interface ReadInOrder<Item, Result> {
  /** The next item to start, or null when there is none now. */
  next(): Item | null;
  start(item: Item): Promise<Result>;
  /** Called in the order of starting, one after the other. May make more items available. */
  accept(item: Item, result: Result): Promise<void>;
  /** How many more may be started beyond those accepted; asked before each. */
  room(running: number): boolean;
  /** How many run at once at most. */
  atOnce: number;
}

/**
 * Does work side by side and takes its results in order, so that what is made of them does not depend on
 * which came first. Ends when nothing runs and nothing is left.
 */
export async function readInOrder<Item, Result>(work: ReadInOrder<Item, Result>): Promise<void> {
  const running: Running<Item, Result>[] = [];
  for (;;) {
    while (running.length < work.atOnce && work.room(running.length)) {
      const item = work.next();
      if (item === null) break;
      const result = work.start(item);
      // It is awaited below, in its turn; until then its failure is nobody's.
      result.catch(() => undefined);
      running.push({ item, result });
    }
    const first = running.shift();
    if (!first) return;
    await work.accept(first.item, await first.result);
  }
}
