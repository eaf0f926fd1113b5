/** The id that a fragment (with its `#`) names. A malformed fragment is used as it is. */
export function anchorId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
