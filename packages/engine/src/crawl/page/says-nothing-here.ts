/** What separates the parts of a title. One part may be the site's name. */
const BETWEEN = /\s+[|–—·•»«:-]+\s+|\s*[|»«·•]\s*|:\s+/;
const CODE =
  /^(?:(?:oops|sorry|http|status|error|erreur|fehler)\W*)*(?:404|410)(?:\W+(?:error|erreur|fehler|gone|not found|(?:page|seite).{0,30}))?\W*$/i;
const ENGLISH =
  /^(?:(?:oops|sorry|error|404|410)\W+)*(?:(?:(?:the|this|that)\s+)?(?:requested\s+)?(?:page|site|file|document|url|address|content)\b.{0,25})?(?:not (?:be )?found|n['’]t (?:be )?found|(?:does not|doesn['’]t) exist)\W*(?:404|410)?\W*$/i;
const OTHERS =
  /^.{0,40}(?:introuvable|nicht gefunden|existiert nicht|no encontrada|non trovata|niet gevonden|não encontrada|не найдена|見つかりません|找不到).{0,8}$/i;

/**
 * Whether a title says that the page does not exist, for sites that answer 200 to any address. A page about
 * such pages ("How to fix a page not found", "Post 404") does not count.
 */
export function saysNothingHere(title: string): boolean {
  return title
    .split(BETWEEN)
    .map((part) => part.trim())
    .some((part) => CODE.test(part) || ENGLISH.test(part) || OTHERS.test(part));
}
