import { describe, expect, it } from 'vitest';
import { checkWorkEmail, workEmailErrors } from './work-email.ts';

const isDisposable = (domain: string) => domain === 'mailinator.com';
const check = (input: string) => {
  const checked = checkWorkEmail(input, isDisposable);
  return checked.ok ? checked.email : checked.error;
};

describe('a work mail address', () => {
  it.each([
    ['ada@company.com', 'ada@company.com'],
    [' Ada@Company.COM ', 'Ada@company.com'],
    ['ada@gmail.com', 'ada@gmail.com'],
    ['ada@yahoo.co.uk', 'ada@yahoo.co.uk'],
    ['ada@me.com', 'ada@me.com'],
    ['ada@proton.me', 'ada@proton.me'],
    ['ada+news@mail.company.io', 'ada+news@mail.company.io'],
    ['ada@ab.io', 'ada@ab.io'],
    ['ada@simplelogin.com.company.io', 'ada@simplelogin.com.company.io'],
    ['ada@notsimplelogin.com', 'ada@notsimplelogin.com'],
  ])('%s is taken', (input, email) => {
    expect(check(input)).toBe(email);
  });

  it('is asked for when missing', () => {
    expect(check(' ')).toBe('Please enter your work email');
  });

  it.each([
    'ada',
    'ada@',
    '@company.com',
    'ada@company',
    'a b@company.com',
    'ada@company.c',
    `${'a'.repeat(250)}@company.com`,
  ])('%s does not look like one', (input) => {
    expect(check(input)).toBe(workEmailErrors.invalid);
  });

  it('may have 254 characters, and not one more', () => {
    const labels = ['b', 'c'].map((letter) => letter.repeat(63)).join('.');
    const withLength = (length: number) => `${'a'.repeat(64)}@${labels}.${'d'.repeat(length - 197)}.com`;
    expect(check(withLength(254))).toBe(withLength(254));
    expect(check(withLength(255))).toBe(workEmailErrors.invalid);
  });

  it.each(['ada@mailinator.com', 'ada@simplelogin.com', 'ada@x.simplelogin.com', 'ada@q.io'])(
    '%s is not a business or personal one',
    (input) => {
      expect(check(input)).toBe('Please use a valid business or personal email address');
    },
  );
});
