/** Who stands behind the site: the one place its name and addresses come from. */
export const organisation = {
  name: 'Visible AI',
  tagline: 'Be the source the answer cites',
  email: 'hello@visible-ai.example',
} as const;
