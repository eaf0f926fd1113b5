/** Invites, and tells nothing: "N’hésitez pas à nous rejoindre", "Get started with the installation". */
const INVITES =
  /^(?:get started|start (?:with|by)|check out|do not hesitate|don[’']t hesitate|feel free|n[’']hésitez pas|zögern sie nicht|no dud(?:es?|éis) en|non esita(?:re|te)|não hesite|aarzel niet|nie wahaj)(?!\p{L})/iu;

/** Whether a sentence invites its readers to do something, and tells them nothing else. */
export const invites = (sentence: string): boolean => INVITES.test(sentence);
