/** Verbs that open an English heading which tells how to do something: "Install the package". */
const english =
  'access activate add adjust apply ask assign attach avoid back bake become block book build buy calculate call cancel change charge check choose clean clear clone collect combine compare compile configure connect contact contribute control convert cook copy create customise customize debug define delete deploy disable display donate download drive edit enable export extend extract file filter find fix force format generate get give group grow handle hire host hide implement import improve insert install integrate invite join keep learn limit link list load log maintain make manage measure merge migrate monitor move open optimise optimize order organise organize override paginate pass pay plan preload prepare prevent print protect publish query raise read rebuild receive recover reduce register remove rename renew rent repair replace report request reserve reset resize resolve restart restore retrieve return run save schedule search secure select sell send serve set share ship show sign skip solve sort speed split start stop store style submit subscribe support switch sync test track train transfer transform translate trigger uninstall unsubscribe update upgrade upload use validate verify view visit watch wrap write';
/** Infinitives that open a French one: "Installer le clavier". */
const french =
  'acheter activer adhérer ajouter annuler apprendre calculer changer choisir commander comparer configurer connecter consulter contacter convertir corriger créer demander désactiver désinstaller déclarer devenir envoyer exporter faire installer inscrire louer modifier obtenir ouvrir participer payer personnaliser préparer réserver renouveler résilier retourner signaler supprimer taper télécharger trouver utiliser vendre venir vérifier';

/** A gerund's verb: "Contributing" tells how to contribute. */
const gerunds = new Map(
  english.split(' ').flatMap((verb): [string, string][] => {
    const bare = verb.endsWith('e') && !/(?:ee|oe|ye)$/.test(verb) ? verb.slice(0, -1) : verb;
    // "planning", and "cancelling" as the British write it; a spelling that nobody uses does no harm.
    const doubled = /[^aeiou][aeiou][bdglmnprt]$/.test(verb) ? `${verb}${verb.at(-1)}` : bare;
    return [...new Set([`${bare}ing`, `${doubled}ing`])].map((gerund) => [gerund, verb]);
  }),
);
const verbs = new Set(english.split(' '));
const infinitives = new Set(french.split(' '));

/** The base form of a verb that opens an English heading, e.g. of "Install" or "Installing"; null for other words. */
export function englishVerb(word: string): string | null {
  const small = word.toLowerCase();
  return verbs.has(small) ? small : (gerunds.get(small) ?? null);
}

/** Whether a word is a French infinitive that opens headings. */
export const isFrenchInfinitive = (word: string): boolean => infinitives.has(word.toLowerCase());
