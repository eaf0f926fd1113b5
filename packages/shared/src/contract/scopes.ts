/** What a key of the API can be allowed to do. A key opens a call when it has the scope that the call names. */
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

/** Whether a key with this scope only looks: such keys go on working when the plan of their account has ended. */
export const isReading = (scope: Scope): boolean => scope.endsWith(':read');
