/** Of what something is a draft: "Entwurf Startseite", "Maquette page d'accueil". */
const OF_A_SITE =
  "(?:home ?page|home|start ?page|landing ?page|web ?site|web ?page|site|page|startseite|webseite|internetseite|seite|page d[’']accueil|accueil|site web|site internet|página(?: de inicio| inicial)?|pagina(?: iniziale)?|inicio|sitio(?: web)?|sito(?: web)?|início|startpagina|strona(?: główna)?|startsida|forside|layout|design)";
const DRAFT =
  '(?:draft|mock-?up|wireframe|dummy|entwurf|rohentwurf|platzhalter|maquette|brouillon|ébauche|borrador|bozza|bozzetto|rascunho|esboço|ontwerp|kladversie|szkic|utkast|udkast|luonnos|návrh|черновик|макет|чернетка)';

/** What owners and builders write in place of a title or a description until there is one. */
const PLACEHOLDER = new RegExp(
  `^(?:${[
    `${DRAFT}(?:[ –:|-]{1,3}(?:(?:der|of the|of|de la|de l[’']|de|della|del|da|van de|für die) ?)?${OF_A_SITE})?(?: ?v?\\d{1,2})?`,
    `${OF_A_SITE}[ –:|-]{1,3}\\(?${DRAFT}\\)?`,
    '(?:your |the |site |website )?(?:tag ?line|slogan|motto|sub ?title)(?: (?:goes )?here)?|your (?:title|headline|text|name|description) (?:goes )?here',
    '(?:ihr|dein) (?:slogan|claim|untertitel|titel)(?: hier)?|(?:votre|ton) (?:slogan|accroche|titre)(?: ici)?|(?:tu|su) (?:eslogan|lema|título)(?: aquí)?|(?:il tuo|il vostro) (?:slogan|motto|titolo)(?: qui)?',
    '(?:new |our |the )?(?:web ?site|site|page|home ?page)?(?: is )?(?:coming|launching|opening) (?:very )?soon|under construction|(?:web ?site|site|page) (?:is )?under construction|this (?:web ?site|site|page|domain) is under construction',
    'hier entsteht (?:eine|unsere|meine) (?:neue )?(?:webseite|website|internetseite|internetpräsenz|homepage)|(?:seite|website|webseite|homepage) (?:ist )?(?:im aufbau|in arbeit|in bearbeitung)|im aufbau|demnächst(?: hier| online| verfügbar)?|coming soon',
    '(?:site|page|site web) en (?:cours de )?construction|en construction|bientôt (?:en ligne|disponible)|(?:sitio|página|web|sitio web|página web) en construcción|en construcción|próximamente|(?:sito|pagina) in (?:costruzione|allestimento)|in costruzione|prossimamente',
    '(?:site|página) em construção|em construção|em breve|(?:site|website|pagina) in aanbouw|in aanbouw|binnenkort online|strona w (?:budowie|przygotowaniu)|wkrótce|stránky? ve výstavbě|сайт (?:находится )?в разработке|скоро открытие|準備中|近日公開|即将推出|敬请期待|준비 중',
  ].join('|')})$`,
  'iu',
);
const LONGEST = 60;

/** Whether a text only holds the place of one that the owner has still to write: "Entwurf Startseite", "Your tagline here". */
export const isOwnersPlaceholder = (text: string): boolean =>
  text.length <= LONGEST && PLACEHOLDER.test(text.replace(/^[\s([|–—-]+|[\s.!…)\]|–—-]+$/gu, ''));
