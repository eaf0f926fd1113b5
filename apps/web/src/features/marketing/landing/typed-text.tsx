/**
 * A text of which the first `shown` characters are visible. The others are transparent, so that nothing moves
 * while they appear, and screen readers read the whole text.
 */
export function TypedText({ text, shown }: { text: string; shown: number }) {
  if (shown >= text.length) return text;
  const count = Math.max(0, shown);
  return (
    <>
      {text.slice(0, count)}
      <span className="opacity-0">{text.slice(count)}</span>
    </>
  );
}
