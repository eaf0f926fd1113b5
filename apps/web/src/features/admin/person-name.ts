import type { ListedUser } from '@visible-ai/shared/users/endpoints';

/** What to call a person in a sentence: the name, or else the address. */
export const personName = (user: ListedUser): string => user.display_name || user.email;
