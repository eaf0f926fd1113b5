/** What the tests need of `navigator.locks`, which jsdom lacks: one holder of a name at a time, the others in turn. */
export function installLocks(): void {
  const queues = new Map<string, Promise<unknown>>();
  const locks = {
    request<T>(name: string, work: () => Promise<T>): Promise<T> {
      const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
      queues.set(name, turn);
      return turn;
    },
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}
