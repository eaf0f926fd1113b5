import { hashPassword, verifyPassword } from './accounts/passwords/bcrypt-password.ts';

/** The module of the password threads: bcrypt takes a quarter of a second of processor time. */
export const hash = ({ password, cost }: { password: string; cost: number }) => hashPassword(password, cost);
export const verify = ({ password, stored }: { password: string; stored: string }) =>
  verifyPassword(password, stored);
