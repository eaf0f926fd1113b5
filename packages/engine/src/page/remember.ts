/**
 * Keeps the latest answers of a pure function. The checks ask the same about a page many times, and again for every fix
 * that is tried on it.
 *
 * @param keyOf inputs with the same key have the same answer.
 * @param most how many answers are kept. One more clears them all, which costs less than finding the oldest.
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
