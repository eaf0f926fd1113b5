/** From so many addresses on, each is of a part: of the juniors, of the accounts. */
const OF_PARTS = 3;
/** What the address of a whole is called before its "@". */
const OF_ALL =
  /^(?:info(?:rma[ct]i[oó]n|s|rmation)?|kontakt|contact(?:o|us)?|contato|contatti|hello|hallo|hi|hola|bonjour|ciao|mail|e?post|posta|office|b(?:ue|ü)ro|enquir(?:y|ies)|inquir(?:y|ies)|general|reception|rezeption|recepce|recepcion|accueil|secretari[ao]t?|segreteria|sekretariat|biuro|welcome|team|zentrale|iletisim|bilgi|toimisto)(?:[.+_-]|@)/i;

/** The mail address for the whole of an organisation among those of a page; undefined if each is for a part of it. */
export const generalEmail = (emails: readonly string[]): string | undefined =>
  emails.find((email) => OF_ALL.test(email)) ?? (emails.length < OF_PARTS ? emails[0] : undefined);
