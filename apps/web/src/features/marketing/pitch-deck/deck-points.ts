/** Why there is a need for the product. */
export const problem = {
  title: 'People ask. Engines answer. Most sites are not in the answer.',
  lead: 'An assistant names a handful of sources. Sites that are not fetched, not read or not understood are not among them, and nobody tells their owners.',
  points: [
    {
      title: 'Locked out without knowing',
      text: 'One line in robots.txt, or a default of the CDN, turns away the agents that write answers.',
    },
    {
      title: 'Unreadable without JavaScript',
      text: 'Most AI fetchers read the HTML and leave. What a browser puts together later, they never see.',
    },
    {
      title: 'Nothing says what is what',
      text: 'Without clear headings and structured data an engine guesses, and quotes somebody else.',
    },
    {
      title: 'No way to tell',
      text: 'Search consoles show rankings. They do not show which agent was refused, or by which line.',
    },
  ],
} as const;

/** What the product does about it. */
export const product = {
  title: 'One address in, the causes and the cures out',
  lead: 'Audit, files and proof in one place, so that a fix can be seen to work.',
  points: [
    {
      title: 'Enter the website URL',
      text: 'A live audit of access, understanding, content and speed, with evidence for every point.',
    },
    {
      title: 'We scan and generate files',
      text: 'llms.txt, a robots.txt that keeps the site’s own rules, and a Q&A section with sources.',
    },
    {
      title: 'The user uploads them',
      text: 'Plain files for the root of any site: no plugin, no script, no access for us.',
    },
    {
      title: 'The site becomes visible in AI results',
      text: 'Engines that could not read it now can. The next audit shows the difference.',
    },
  ],
} as const;
