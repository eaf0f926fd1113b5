/** For what time or how many a price is, in a line of its own below it: "/month", "per person", "monatlich". */
const UNIT_LINE =
  /^(?:(?:\/|per |pro |par |por |al |a )\s?[\p{L} ]{2,24}|(?:monatlich|jährlich|wöchentlich|täglich|monthly|yearly|annually|weekly|mensuel(?:lement)?|annuel(?:lement)?|mensual(?:mente)?|mensal(?:mente)?|anual(?:mente)?|mensile|annuale|maandelijks|jaarlijks|miesięcznie|rocznie|měsíčně|ročně|ежемесячно|щомісяця)[.*]?)$/iu;
/** On what condition it holds: "billed annually", "bei jährlicher Zahlung". */
const HOW_PAID =
  /^[(（]?(?:when |if |wenn |si )?(?:(?:billed|paid|charged|invoiced)\s\p{L}[\p{L} ]{2,28}|bei (?:jährlicher|monatlicher) (?:zahlung|zahlweise|abrechnung)|(?:jährlich|monatlich) (?:abgerechnet|zahlbar)|(?:facturée?s?|payée?s?) (?:annuellement|mensuellement|à l[’']année)|facturad[oa]s? (?:anual|mensual|mensal)mente|con facturación (?:anual|mensual)|faturad[oa] (?:anual|mensal)mente|fatturat[oa] (?:annual|mensil)mente|(?:jaarlijks|maandelijks|per jaar) (?:gefactureerd|betaald)|płatne (?:rocznie|miesięcznie|z góry)|rozliczane (?:rocznie|miesięcznie)|при оплате за год)[)）]?\.?$/iu;
const LONGEST_PAID = 40;

const isHowPaid = (line: string) => line.length <= LONGEST_PAID && HOW_PAID.test(line);

/** Whether a line belongs to the price above it: its unit, or how it is paid. */
export const isPriceUnit = (line: string): boolean => UNIT_LINE.test(line) || isHowPaid(line);

/**
 * The price in a line with what the lines below say of it: "$19" with "/mo" and "billed annually" is "$19/mo, billed annually".
 *
 * @param at the line of the price.
 */
export function priceWithUnits(lines: readonly string[], at: number): string {
  // "EUR" and "75" are two elements.
  const price = (lines[at] ?? '').replace(/^([A-Z]{3})(?=\d)/u, '$1 ');
  const below = lines[at + 1] ?? '';
  const unit = UNIT_LINE.test(below) ? below : '';
  const paid = lines[unit === '' ? at + 1 : at + 2] ?? '';
  const whole = unit === '' || unit.startsWith('/') ? `${price}${unit}` : `${price} ${unit}`;
  return isHowPaid(paid) ? `${whole}, ${paid.replace(/^[(（]|[)）]?\.?$/gu, '')}` : whole;
}
