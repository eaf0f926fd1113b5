/** The id that a fragment (with its `#`) names. One that is not well-formed names an element literally, or none. */
export function anchorId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
