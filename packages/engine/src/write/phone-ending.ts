/** The last digits of a number, which are the same with and without its country. */
export const phoneEnding = (phone: string): string => phone.replace(/\D/g, '').slice(-8);
