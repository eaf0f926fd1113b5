/** Invites, and tells nothing: "N’hésitez pas à nous rejoindre", "Get started with the installation". */
const INVITES =
  /^(?:get started|start (?:with|by)|check out|do not hesitate|don[’']t hesitate|feel free|n[’']hésitez pas|zögern sie nicht|no dud(?:es?|éis) en|non esita(?:re|te)|não hesite|aarzel niet|nie wahaj|(?:sună|sunaţi|sunați)(?:-ne|-mă)?(?: (?:acum|azi|chiar|oricând|la|pentru))|(?:programează|înscrie|abonează|alătură)(?:-te|-ți|-ni-te)|(?:contactează|scrie|vizitează|urmărește)-ne|rezervă(?:-ți)? (?:acum|online|locul|o masă|o programare)|comandă (?:acum|online)|cere (?:o ofertă|oferta)|solicită (?:o ofertă|oferta|acum)|nu ezita(?:ți)?)(?!\p{L})|\bfeel free to (?:contact|let|reach|write|ask|open|create|call|e-?mail|drop|get)\b/iu;

/** Whether a sentence invites its readers to do something, and tells them nothing else. */
export const invites = (sentence: string): boolean => INVITES.test(sentence);
