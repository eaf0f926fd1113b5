/** Verbs at the start of an English heading that tells how to do something: "Install the package". */
const english =
  'access activate add adjust apply ask assign attach avoid back bake become block book build buy calculate call cancel change charge check choose clean clear clone collect combine compare compile configure connect contact contribute control convert cook copy create customise customize debug define delete deploy disable display donate download drive edit enable export extend extract file filter find fix force format generate get give group grow handle hire host hide implement import improve insert install integrate invite join keep learn limit link list load log maintain make manage measure merge migrate monitor move open optimise optimize order organise organize override paginate pass pay plan preload prepare prevent print protect publish query raise read rebuild receive recover reduce register remove rename renew rent repair replace report request reserve reset resize resolve restart restore retrieve return run save schedule search secure select sell send serve set share ship show sign skip solve sort speed split start stop store style submit subscribe support switch sync test track train transfer transform translate trigger uninstall unsubscribe update upgrade upload use validate verify view visit watch wrap write authenticate identify intersect scan segment evaluate standardise standardize summarise summarize plot batch bundle cache check commit crawl decode encode encrypt fetch forward generate highlight inspect label lock map mount parse pin preview profile proxy publish push query rename render reproduce request resume rotate sample scale sign split stream summarize tag tidy trace unlock upgrade';
/**
 * Infinitives at the start of headings in other languages: "Installer le clavier". Only words that are not
 * also nouns.
 */
const INFINITIVES: Record<string, string> = {
  fr: 'accéder acheter activer adhérer ajouter annuler apprendre calculer changer choisir commander comparer congeler configurer connecter conserver consulter contacter convertir corriger créer demander désactiver désinstaller déclarer envoyer exporter faire installer inscrire louer modifier obtenir ouvrir participer payer personnaliser préparer réserver renouveler résilier retourner signaler supprimer taper télécharger trouver utiliser vendre venir vérifier entretenir nettoyer réchauffer remplacer réparer laver démonter monter sauvegarder supprimer',
  es: 'activar actualizar añadir anular aprender calcular cambiar cancelar comparar comprar configurar conectar contactar contratar convertir crear darse desactivar descargar desinstalar devolver elegir eliminar enviar exportar importar inscribirse instalar modificar obtener pagar participar pedir personalizar preparar registrarse renovar reservar solicitar utilizar vender verificar',
  it: 'acquistare aggiornare aggiungere annullare attivare cambiare cancellare comprare configurare confrontare contattare convertire creare disattivare disdire disinstallare eliminare esportare importare inviare iscriversi installare modificare ottenere pagare partecipare personalizzare preparare prenotare registrarsi richiedere restituire rinnovare scaricare scegliere usare utilizzare vendere verificare',
  pt: 'adicionar alterar anular ativar atualizar baixar cancelar comparar comprar configurar contactar contratar converter criar desativar descarregar desinstalar devolver eliminar enviar escolher exportar importar inscrever-se instalar modificar obter pagar participar personalizar preparar registar renovar reservar solicitar utilizar usar vender verificar',
  ca: 'activar actualitzar afegir anul·lar aprendre calcular canviar cancel·lar comparar comprar configurar connectar contactar contractar convertir crear desactivar descarregar desinstal·lar eliminar enviar escollir exportar importar inscriure’s instal·lar modificar obtenir pagar participar personalitzar preparar reservar sol·licitar triar utilitzar vendre verificar',
};

/** The verb of a gerund: "Contributing" tells how to contribute. */
const gerunds = new Map(
  english.split(' ').flatMap((verb): [string, string][] => {
    const bare = verb.endsWith('e') && !/(?:ee|oe|ye)$/.test(verb) ? verb.slice(0, -1) : verb;
    // "planning", and British "cancelling"; a spelling that nobody uses does no harm.
    const doubled = /[^aeiou][aeiou][bdglmnprt]$/.test(verb) ? `${verb}${verb.at(-1)}` : bare;
    return [...new Set([`${bare}ing`, `${doubled}ing`])].map((gerund) => [gerund, verb]);
  }),
);
const verbs = new Set(english.split(' '));
const infinitives = new Map(
  Object.entries(INFINITIVES).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/**
 * The base form of a verb that starts an English heading, e.g. of "Install" or "Installing"; null for other
 * words.
 */
export function englishVerb(word: string): string | null {
  const small = word.toLowerCase();
  return verbs.has(small) ? small : (gerunds.get(small) ?? null);
}

/** Whether a word is an infinitive that starts headings in a language. */
export const isInfinitive = (word: string, language: string): boolean =>
  infinitives.get(language)?.has(word.toLowerCase()) ?? false;
