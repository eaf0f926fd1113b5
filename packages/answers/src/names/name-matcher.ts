/**
 * Finds many names in one pass: A. V. Aho, M. J. Corasick, "Efficient string matching: an aid to
 * bibliographic search", Communications of the ACM 18 (1975) 333-340. The time depends on the text, not on
 * the number of names.
 */
export interface NameMatcher {
  /** Reports each position at which names end, with the longest of them. */
  scan(units: Uint16Array, onName: (end: number, name: number) => void): void;
  /** The given names with the same folded text. */
  sameAs(name: number): readonly number[];
  lengthOf(name: number): number;
  /** The longest name that is a suffix of it; null if there is none. */
  endingOf(name: number): number | null;
}

interface Node {
  next: Map<number, Node>;
  fail: Node | null;
  /** The name that ends here: the first with this text. */
  name: number | null;
  /** The longest name that is a suffix of the path to here, including the path itself. */
  longest: number | null;
}

const newNode = (): Node => ({ next: new Map(), fail: null, name: null, longest: null });

export function createNameMatcher(names: readonly string[]): NameMatcher {
  const root = newNode();
  const same = new Map<number, number[]>();
  const endings = new Map<number, number | null>();

  for (const [index, name] of names.entries()) {
    if (name === '') continue;
    let node = root;
    for (let at = 0; at < name.length; at++) {
      const unit = name.charCodeAt(at);
      const next = node.next.get(unit) ?? newNode();
      node.next.set(unit, next);
      node = next;
    }
    node.name ??= index;
    same.set(node.name, [...(same.get(node.name) ?? []), index]);
  }

  /** The next node for a unit of the text. */
  const step = (from: Node, unit: number): Node => {
    for (let node: Node | null = from; node; node = node.fail) {
      const next = node.next.get(unit);
      if (next) return next;
    }
    return root;
  };

  const waiting: Node[] = [root];
  for (let node = waiting.shift(); node; node = waiting.shift())
    for (const [unit, child] of node.next) {
      child.fail = node.fail ? step(node.fail, unit) : root;
      child.longest = child.name ?? child.fail.longest;
      if (child.name !== null) endings.set(child.name, child.fail.longest);
      waiting.push(child);
    }

  return {
    scan(units, onName) {
      let node = root;
      for (let at = 0; at < units.length; at++) {
        node = step(node, units[at] ?? 0);
        if (node.longest !== null) onName(at + 1, node.longest);
      }
    },
    sameAs: (name) => same.get(name) ?? [],
    lengthOf: (name) => names[name]?.length ?? 0,
    endingOf: (name) => endings.get(name) ?? null,
  };
}
