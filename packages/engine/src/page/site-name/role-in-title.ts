import { collapse } from '../page-text.ts';
import { titleParts } from './title-parts.ts';

/** What only people are, in the languages of most sites. */
const ROLE =
  /(?<!\p{L})(?:(?:assistant |associate )?professor(?:in)?|profesora?|professore(?:ssa)?|professeure?|lecturer|researcher|research (?:scholar|fellow|scientist)|chercheu(?:r|se)|enseignante?-chercheu(?:r|se)|investigadora?|ricerca(?:tore|trice)|onderzoeker|forsker|forskare|wissenschaftler(?:in)?|wissenschaftliche[rn]? mitarbeiter(?:in)?|privatdozent(?:in)?|scientist|ph\.?\s?d\.?(?: (?:student|candidate|scholar))?|doctoral (?:student|candidate|researcher)|doktorand(?:in)?|doctorante?|postdoc(?:toral researcher)?|graduate student|author|schriftsteller(?:in)?|autor(?:in|a)?|écrivaine?|auteure?|autrice|writer|poet|journalist(?:in)?|journaliste|periodista|giornalista|composer|komponist(?:in)?|compositora?|illustrator(?:in)?|illustratrice|software (?:engineer|developer)|full[- ]stack developer|data scientist|исследователь|писатель|профессор|教授|研究員|教授)(?!\p{L})/iu;
/** What a firm or a group may be called as well: "Lind Lab". */
const NO_PERSON =
  /(?<!\p{L})(?:labs?|laborator\p{L}*|groups?|gruppe|studios?|agency|agentur|digital|media|tech|solutions|team|school|university|universität|institute?|center|centre|house|press|books|company|society|association|verein|club|church|project)(?!\p{L})/iu;
/** A whole name: "Ann Lee", "Jean-Luc Marly", "Ann B. Lee". */
const WHOLE_NAME =
  /^\p{Lu}[\p{L}’'-]+(?:\s(?:\p{Lu}\.|(?:van|von|de|di|da|del|der|la|le|bin|al)))*(?:\s\p{Lu}[\p{L}’'-]+){1,2}$/u;
const LONGEST_ROLE = 60;
/** In a sentence that says "is", what only people are besides those. */
const OCCUPATION =
  'engineer|student|panell?ist|historian|art historian|philosopher|economist|sociologist|anthropologist|archaeologist|linguist|physicist|mathematician|biologist|astronomer|theologian|political scientist|computer scientist|designer|developer|programmer|artist|painter|sculptor|potter|photographer|musician|singer|pianist|actor|actress|film-?maker|novelist|translator|teacher|' +
  'historiker(?:in)?|philosoph(?:in)?|künstler(?:in)?|maler(?:in)?|bildhauer(?:in)?|musiker(?:in)?|sänger(?:in)?|fotograf(?:in)?|historien(?:ne)?|philosophe|artiste|peintre|sculpt(?:eur|rice)|musicien(?:ne)?|photographe|historiadora?|filósof[oa]|artista|pintora?|escultora?|músic[oa]|fotógraf[oa]|filosof[oa]|pittore|pittrice|musicista|historicus|kunstenaar|muzikant|fotograaf|historyk|artyst(?:a|ka)|malarz|malarka';
const IS_ONE = new RegExp(
  `^,?\\s(?:is|was|ist|est|es|è|é|is|jest)\\s(?:an?\\s|the\\s|eine?\\s|une?\\s|una?\\s|um[a]?\\s|uno\\s|een\\s)?(?:[\\p{L}-]+\\s){0,3}?(?:${OCCUPATION})(?=[\\s,.;]|$)(?!\\s(?:group|collective|agency|shop|store|studio|school))`,
  'iu',
);

/** Whether a name has the form of a person's whole name, and no word that firms have in theirs. */
export const isWholeName = (name: string): boolean => WHOLE_NAME.test(name) && !NO_PERSON.test(name);

/**
 * What a title says of the person of the name: "Assistant Professor" of "Mara Lind | Assistant Professor". Null if the
 * name may be that of a firm, or if the rest is nothing that only people are.
 */
export function roleInTitle(name: string, title: string): string | null {
  if (!isWholeName(name)) return null;
  const parts = titleParts(collapse(title)).flatMap((part) => part.split(/,\s+(?=\S+$)/u));
  if (parts.length !== 2 || !parts.includes(name)) return null;
  const role = parts.find((part) => part !== name) ?? '';
  return role.length <= LONGEST_ROLE && ROLE.test(role) ? role : null;
}

/** What one person is who sees clients: a practice or a studio has their name. */
const PROFESSION =
  /^(?:certified |licensed |freelance |registered )?(?:psychologist|psychotherapist|therapist|counsell?or|coach|osteopath|photographer|translator|interpreter|illustrator|barrister|solicitor|architect|midwife|piano teacher|psycholog(?:e|in)|psychotherapeut(?:in)?|physiotherapeut(?:in)?|heilpraktiker(?:in)?|osteopath(?:in)?|logopäd(?:e|in)|hebamme|fotograf(?:in)?|rechtsanw[aä]lt(?:in)?|steuerberater(?:in)?|übersetzer(?:in)?|dolmetscher(?:in)?|architekt(?:in)?|kinésiologue|ostéopathe|psychologue|psychothérapeute|sophrologue|naturopathe|hypnothérapeute|orthophoniste|kinésithérapeute|diététicienne?|sage-femme|photographe|avocate?|traduct(?:eur|rice)|architecte|psicólog[oa]|psicoterapeuta|fisioterapeuta|abogad[oa]|fotógraf[oa]|traductora?|arquitect[oa]|psicolog[oa]|osteopata|avvocat[oa]|fotograf[oa]|traduttore|traduttrice|architetto|advocaat|fotograaf|psycholoog|vertaler|advogad[oa]|psycholożka|psycholog|fizjoterapeut(?:ka)?|adwokat(?:ka)?|tłumacz(?:ka)?|психолог|психотерапевт|фотограф|адвокат|переводчик)(?!\p{L})/iu;

/** What only people have before their name: "dr hab. Anna Kowalska", "Dott.ssa Anna Bruni". */
const HONORIFIC =
  /(?<!\p{L})(?:dr\.?|prof\.?|d(?:ott|r)\.?(?:ssa|a)|dott\.?|mgr|mudr\.?|mvdr\.?|phdr\.?)(?:\s(?:hab|med|vet|dent|prof|dr|inż|n|uczelni)\.?){0,4}\s$/iu;
const hasHonorific = (name: string, title: string): boolean => {
  const at = title.indexOf(name);
  return at > 0 && HONORIFIC.test(title.slice(Math.max(0, at - 40), at));
};

/** Whether a name is that of a person whose title says how they earn their living: "Ann Lee - Osteopath - Home". */
export const isProfessional = (name: string, title: string): boolean =>
  isWholeName(name) &&
  (hasHonorific(name, collapse(title)) ||
    titleParts(collapse(title)).some((part) => part !== name && PROFESSION.test(part)));

/** Whether a text begins by saying of the name what only people are: "Mara Lind is a historian of trade". */
export function isSaidOfPerson(text: string, name: string): boolean {
  if (!isWholeName(name) || !text.startsWith(name)) return false;
  const rest = text.slice(name.length);
  const [first = ''] = /^[^.!?]{0,120}/u.exec(rest) ?? [];
  return (
    IS_ONE.test(rest) || (/^\s(?:is|ist|est|es|è|é|jest)\s/iu.test(rest) && ROLE.test(first.slice(0, 60)))
  );
}
