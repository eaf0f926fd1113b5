/**
 * Keeps the latest answers of a pure function: the checks ask the same of a page many times, once more for every fix
 * that is tried on it.
 *
 * @param keyOf two inputs of the same key have the same answer.
 * @param most how many answers are kept. One more clears them all, which is cheaper than finding the oldest.
 */
export function remember<Input extends unknown[], Answer>(
  answer: (...input: Input) => Answer,
  keyOf: (...input: Input) => string,
  most: number,
): (...input: Input) => Answer {
  const known = new Map<string, Answer>();
  return (...input) => {
    const key = keyOf(...input);
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const fresh = answer(...input);
    if (known.size >= most) known.clear();
    known.set(key, fresh);
    return fresh;
  };
}
