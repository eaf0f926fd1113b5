/** The first words of titles of guides and of software. */
const doings = new Set(
  'add automate build calculate change check choose clean combine compare configure connect convert create debug deploy detect download evaluate export extract filter find fix format generate identify import improve install integrate list load manage merge migrate monitor optimize parse plan plot prepare prevent query read reduce remove rename replace run save scan schedule secure select send set set-up share sort split summarize sync test track transform translate troubleshoot update upgrade upload use validate verify visualize write'.split(
    ' ',
  ),
);
const gerunds: Readonly<Record<string, string>> = {
  building: 'build',
  buying: 'buy',
  choosing: 'choose',
  configuring: 'configure',
  creating: 'create',
  finding: 'find',
  getting: 'get',
  hiring: 'hire',
  installing: 'install',
  managing: 'manage',
  migrating: 'migrate',
  planning: 'plan',
  setting: 'set',
  understanding: 'understand',
  using: 'use',
  writing: 'write',
};
/** With a place: "in Dublin", "à Lyon". */
export const placed = /\s(?:in|near|across|à|en|im|bei|a|em)\s+\p{Lu}/u;
/** The activity in a how-to title; null for another title. */
export function doingOf(text: string): string | null {
  const [, told] = /^how (?:to|do i|can i)\s+(.+)$/iu.exec(text) ?? [];
  const [first = '', ...rest] = (told ?? text).split(' ');
  const plain = first.toLowerCase();
  const verb = told ? plain : (gerunds[plain] ?? (doings.has(plain) ? plain : null));
  const saysWhat = rest.length > 1 && rest.some((word) => /\p{L}{4}/u.test(word));
  return verb !== null && saysWhat ? [verb, ...rest].join(' ') : null;
}
