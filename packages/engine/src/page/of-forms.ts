const DATA =
  /(?<!\p{L})(?:data|details|information|message|e-?mail address|angaben|daten|nachricht|données|informations|coordonnées|datos|dati|gegevens|dados|dane|данные)(?!\p{L})/iu;
/** To answer what somebody wrote: "zur Bearbeitung Ihrer Anfrage". */
const TO_ANSWER =
  /(?<!\p{L})(?:to (?:answer|respond to|reply to|process|handle) (?:your|the) (?:inquiry|enquiry|request|message|question)|(?:bearbeitung|beantwortung) (?:ihrer|deiner|eurer|der) (?:anfrage|nachricht|frage|kontaktanfrage)|(?:répondre à|traiter) (?:votre|ta) (?:demande|message|question)|(?:responder|atender|tramitar|gestionar)(?: a)? (?:su|tu) (?:consulta|solicitud|mensaje)|(?:rispondere|evadere|gestire)(?: al?la)? (?:sua|tua|vostra) richiesta|(?:uw|je) (?:vraag|bericht|aanvraag) te (?:beantwoorden|behandelen)|responder (?:à sua|ao seu) (?:mensagem|pedido|contato))(?!\p{L})/iu;
/** What nobody should write into a form. */
const NOT_TO_SEND =
  /(?<!\p{L})(?:avoid|(?:please )?(?:do not|don[’']t|never)) (?:send|sending|submit|submitting|enter|entering|share|sharing)\b.{0,40}(?:sensitive|confidential|personal|passwords?)|(?:übermitteln|senden|schicken) sie\b.{0,60}(?:keine).{0,40}(?:sensib|vertraulich|persönlich)/iu;

const FIELDS =
  'fields?|felder|pflichtfelder|champs?|campos?|campi|velden|pol[ae]|поля|полета|πεδία|felte[tr]?|fält(?:en)?|kentät|mező(?:k|ket)?|câmpuri(?:le)?|alan(?:lar)?|שדות|الحقول|フィールド|項目';
/** What a form or its protection says of itself: "Fields marked with * are required", "This site is protected by reCAPTCHA". */
const FORM_NOTE = new RegExp(
  `^(?=[^.!?]{0,160}\\*)[^.!?]{0,80}(?<!\\p{L})(?:${FIELDS})(?!\\p{L})|indicates required field|reCAPTCHA[^.]{0,80}(?:Google|privacy|datenschutz|confidentialité|privacidad|privacidade)`,
  'iu',
);
const LONGEST_NOTE = 200;
export const isFormNote = (line: string): boolean => line.length <= LONGEST_NOTE && FORM_NOTE.test(line);

/** "By submitting this form you agree …": what somebody declares who sends it. */
const ON_SENDING =
  /^(?:by (?:submitting|sending|clicking|filling)|(?:mit|durch) (?:de[mr]|das) (?:ab|ver)send|en (?:soumettant|envoyant|cliquant|validant)|al (?:enviar|hacer clic|rellenar)|(?:inviando|cliccando)|ao (?:enviar|clicar)|door (?:het|dit|op) .{0,30}(?:verzenden|versturen|klikken)|wysyłając|klikając|отправляя|нажимая|надсилаючи|натискаючи|(?:με την|υποβάλλοντας) |odesláním|odoslaním|az? .{0,20}(?:elküldésével|küldésével)|prin trimiterea|ved at (?:indsende|sende)|genom att skicka|lähettämällä|formu göndererek|в?с изпращането).{0,140}(?:agree|consent|acknowledge|accept|einverstanden|stimm|accept|acept|aceit|acconsent|concord|akkoord|zgod|соглас|соглаша|погодж|согласява|συμφων|αποδέχ|souhlas|súhlas|hozzájárul|elfogad|acord|samtyck|godkänn|hyväksy|kabul|onayl|съглас)/iu;

/** Whether a sentence says what becomes of what somebody writes into a form, as contact pages do: it is about neither page nor site. */
export const isOfForms = (sentence: string): boolean =>
  (DATA.test(sentence) && TO_ANSWER.test(sentence)) ||
  NOT_TO_SEND.test(sentence) ||
  ON_SENDING.test(sentence) ||
  isFormNote(sentence);
