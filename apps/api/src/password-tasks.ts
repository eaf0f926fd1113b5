import { hashPassword, verifyPassword } from './accounts/passwords/bcrypt-password.ts';

/** The module of the password threads: bcrypt keeps a processor busy for a quarter of a second. */
export const hash = ({ password, cost }: { password: string; cost: number }) => hashPassword(password, cost);
export const verify = ({ password, stored }: { password: string; stored: string }) =>
  verifyPassword(password, stored);
