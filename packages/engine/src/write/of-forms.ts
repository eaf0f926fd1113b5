const DATA =
  /(?<!\p{L})(?:data|details|information|message|e-?mail address|angaben|daten|nachricht|données|informations|coordonnées|datos|dati|gegevens|dados|dane|данные)(?!\p{L})/iu;
/** To answer what somebody wrote: "zur Bearbeitung Ihrer Anfrage". */
const TO_ANSWER =
  /(?<!\p{L})(?:to (?:answer|respond to|reply to|process|handle) (?:your|the) (?:inquiry|enquiry|request|message|question)|(?:bearbeitung|beantwortung) (?:ihrer|deiner|eurer|der) (?:anfrage|nachricht|frage|kontaktanfrage)|(?:répondre à|traiter) (?:votre|ta) (?:demande|message|question)|(?:responder|atender|tramitar|gestionar)(?: a)? (?:su|tu) (?:consulta|solicitud|mensaje)|(?:rispondere|evadere|gestire)(?: al?la)? (?:sua|tua|vostra) richiesta|(?:uw|je) (?:vraag|bericht|aanvraag) te (?:beantwoorden|behandelen)|responder (?:à sua|ao seu) (?:mensagem|pedido|contato))(?!\p{L})/iu;
/** What nobody should write into a form. */
const NOT_TO_SEND =
  /(?<!\p{L})(?:avoid|(?:please )?(?:do not|don[’']t|never)) (?:send|sending|submit|submitting|enter|entering|share|sharing)\b.{0,40}(?:sensitive|confidential|personal|passwords?)|(?:übermitteln|senden|schicken) sie\b.{0,60}(?:keine).{0,40}(?:sensib|vertraulich|persönlich)/iu;

/** Whether a sentence says what becomes of what somebody writes into a form, as contact pages do: it is about neither page nor site. */
export const isOfForms = (sentence: string): boolean =>
  (DATA.test(sentence) && TO_ANSWER.test(sentence)) || NOT_TO_SEND.test(sentence);
