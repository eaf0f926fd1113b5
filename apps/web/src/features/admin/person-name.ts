import type { ListedUser } from '@visible-ai/shared/users/endpoints';

/** How a person is called in a sentence: the name, else the address. */
export const personName = (user: ListedUser): string => user.display_name || user.email;
