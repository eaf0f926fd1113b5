/** What an API key can be allowed to do. A key can make a call if it has the scope that the call names. */
export const scopes = [
  'audits:run',
  'audits:read',
  'files:read',
  'files:write',
  'sites:read',
  'sites:write',
  'answers:read',
  'answers:run',
  'logs:write',
] as const;
export type Scope = (typeof scopes)[number];

/** Whether a key with this scope only reads. Such a key keeps working when its account's plan has ended. */
export const isReading = (scope: Scope): boolean => scope.endsWith(':read');
