/** A language tag in its usual spelling (BCP 47); null if it is not a valid tag ("en-x1"). */
export function canonicalTag(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag.trim())[0] ?? null;
  } catch {
    return null;
  }
}
