/** What an account without a plan reads where it would need one. */
export const denials = {
  generation: 'Access denied. Content generation requires admin privileges or a paid subscription.',
  management: 'Access denied. Content management requires admin privileges or a paid subscription.',
  analytics: 'Access denied. Analytics requires admin privileges or a paid subscription.',
} as const;
