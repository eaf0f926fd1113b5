/**
 * Verbs at the end of a German or Dutch heading that tells how to do something: "Passwort zurücksetzen".
 * Participles and plurals look the same, so only these are used.
 */
const VERBS: Record<string, ReadonlySet<string>> = {
  de: new Set(
    'abbestellen abholen abmelden absagen abschließen aktivieren aktualisieren anfordern anlegen anmelden anpassen anschließen ausfüllen auswählen austauschen auswechseln beantragen bearbeiten beenden befestigen bestellen bezahlen buchen deaktivieren deinstallieren drucken einbauen einfügen einladen einlösen einreichen einrichten einsenden einstellen entfernen entkalken entsorgen ergänzen erneuern ersetzen erstellen exportieren finden freischalten herunterladen hinzufügen hochladen importieren installieren kaufen konfigurieren kontaktieren kopieren kündigen laden lagern löschen melden mieten montieren nutzen pflegen planen prüfen registrieren reinigen reklamieren reparieren reservieren schützen sichern speichern starten stornieren tauschen teilen übertragen umbuchen umstellen umtauschen verbinden vergleichen verlängern verschieben verwalten verwenden vereinbaren vorbereiten wählen warten waschen wechseln wiederherstellen zahlen zubereiten zurücksetzen zurückgeben zurückschicken'.split(
      ' ',
    ),
  ),
  nl: new Set(
    'aanmaken aanmelden aanpassen aansluiten aanvragen activeren afzeggen annuleren bestellen betalen bewaren bewerken boeken controleren deactiveren delen downloaden exporteren gebruiken huren importeren indienen installeren instellen kiezen kopen maken monteren onderhouden opslaan opzeggen plannen printen registreren reinigen repareren reserveren retourneren schoonmaken toevoegen uploaden vergelijken verlengen verplaatsen vervangen verwijderen verzetten wijzigen wissen'.split(
      ' ',
    ),
  ),
};

/** A proper name without an article: "Quarrel", "PDF", "WordPress". */
const isProper = (text: string, subject: string) =>
  (subject !== '' && text.toLowerCase() === subject.toLowerCase()) ||
  /^(?:\p{Lu}{2,}\d*|\p{Lu}{2,}\p{Ll}+|\S*\p{Ll}\p{Lu}\S*|\S*[\d_.]\S*)$/u.test(text);

/** A determiner in the first person: the page's "your" becomes "my". */
const OWN: Record<string, string> = {
  ihr: 'mein',
  ihre: 'meine',
  ihren: 'meinen',
  dein: 'mein',
  deine: 'meine',
  deinen: 'meinen',
  uw: 'mijn',
  je: 'mijn',
  jouw: 'mijn',
};
const own = (determiner: string) => OWN[determiner.toLowerCase()] ?? determiner.toLowerCase();

/** Determiners before the object: in German only those of the accusative. */
const GERMAN = /^(?:den|das|die|eine[n]?|mein(?:e|en)?|ihr(?:e|en)?|dein(?:e|en)?)$/i;
const DUTCH = /^(?:de|het|een|mijn|uw|je|jouw)$/i;
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The determiner with which a text uses a noun, as an object of a verb needs it; null if the text does not
 * show it. German "ein" and "den" may be other cases, so these are not trusted.
 */
function determinerIn(text: string, noun: string, language: string): string | null {
  const word = escaped(noun);
  const has = (determiner: string) =>
    // The article of "die Postfix-Regeln" is that of the rules.
    new RegExp(`(?<!\\p{L})${determiner} ${word}(?![\\p{L}-])`, 'iu').test(text);
  const order =
    language === 'de'
      ? ['einen', 'eine', 'Ihren', 'Ihre', 'deinen', 'deine', 'das', 'die']
      : ['uw', 'je', 'het', 'de', 'een'];
  const found = order.find(has);
  return found === undefined ? null : own(found);
}

export interface VerbLastContext {
  language: string;
  /** The site's subject; '' if it has no name. */
  subject: string;
  /** The page's text: there a noun has its article. */
  text: string;
}

/**
 * "Wie kann ich das Passwort zurücksetzen?" for "Passwort zurücksetzen", "Hoe kan ik ...?" for a Dutch
 * heading. Null if the required article is unknown: no question is better than wrong grammar.
 */
export function verbLastQuestion(
  heading: string,
  { language, subject, text }: VerbLastContext,
): string | null {
  const verbs = VERBS[language];
  if (!verbs || /[,;:?!/&]|\s(?:und|oder|en|of)\s/u.test(heading)) return null;
  const ask = (words: string) => (language === 'de' ? `Wie kann ich ${words}?` : `Hoe kan ik ${words}?`);
  // "Installieren von Quarrel": only a name has no case there.
  const [, first = '', what = ''] = /^(\p{L}+) (?:von|van) (\S.*)$/u.exec(heading) ?? [];
  if (verbs.has(first.toLowerCase())) {
    const fits = language === 'nl' ? !/\s(?:van|met|in)\s/.test(what) : isProper(what, subject);
    return fits ? ask(`${what} ${first.toLowerCase()}`) : null;
  }
  const words = heading.split(' ');
  const verb = words.pop() ?? '';
  const [noun = '', ...more] = words;
  if (!verbs.has(verb) || noun === '' || words.length > 6) return null;
  const rest = [...more, verb].join(' ');
  const isDeterminer = language === 'de' ? GERMAN : DUTCH;
  if (isDeterminer.test(noun)) return more.length > 0 ? ask(`${own(noun)} ${rest}`) : null;
  if (isProper(noun, subject)) return ask(`${noun} ${rest}`);
  // A second noun would need an article, too.
  if (more.some((word) => /^\p{Lu}/u.test(word)) || (language === 'de' && !/^\p{Lu}/u.test(noun)))
    return null;
  const determiner = determinerIn(text, noun, language);
  if (determiner === null) return null;
  return ask(`${determiner} ${language === 'de' ? noun : noun.toLowerCase()} ${rest}`);
}
