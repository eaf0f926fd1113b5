/** What a shop asks for sending, and the pages and columns that say it: "Versandkosten", "Shipping policy", "Zahlung und Versand". */
const OF_SENDING =
  /^(?:(?:free|our|zahlung(?:sarten)?|bezahlung|payments?|paiement|pago)(?: (?:und|&|and|et|y))? )?(?:shipping|delivery|postage|versand\p{L}*|liefer(?:ung|kosten|gebiet|bedingungen|zeit)\p{L}*|livraison|frais de (?:port|livraison)|envíos?|gastos de envío|spedizion[ei]|verzending|verzendkosten|bezorging|bezorgkosten|frete|envio|entrega|doprava|poštovné|dostawa|wysyłka|frakt|送料|배송비?|доставка)(?!\p{L})/iu;

/** Whether a heading, a title or the head of a column is about sending goods, not about what they cost. */
export const isOfSending = (text: string): boolean => OF_SENDING.test(text.trim());
