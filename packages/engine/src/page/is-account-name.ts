/** Whether an author's name is that of an account, which says nothing about who wrote: "admin". */
export const isAccountName = (name: string): boolean =>
  /^(?:anonym(?:ous|e|us|o)?|admin|administrator|administrador|administrateur|root|webmaster|wp-?admin|user|editor|test)\d*$/i.test(
    name.trim(),
  );
