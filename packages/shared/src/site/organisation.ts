/** The organisation behind the site. All places take its name from here. */
export const organisation = {
  name: 'Visible AI',
  tagline: 'Be the source the answer cites',
  description:
    'Visible AI checks whether answer engines such as ChatGPT, Perplexity, Claude and Gemini can fetch, read and understand a website, and writes the files that help them quote it.',
} as const;
