const LOCAL_DIGITS = 7;

/** The last digits of a phone number, which are the same with and without country and trunk prefix. */
export const localNumber = (phone: string): string => phone.replace(/\D/g, '').slice(-LOCAL_DIGITS);
