import { defineCheck, notApplicable } from './define-check.ts';
import { count } from './wording/count.ts';

const answered = ({ status, problem }: { status: number | null; problem: string | null }) =>
  status === null ? (problem ?? 'no answer') : `status ${status}`;

export const reachableAsAgents = defineCheck({
  id: 'reachable-as-agents',
  title: 'Answer engines reach the page',
  group: 'access',
  why: 'Firewalls and content delivery networks often turn agents away by name, whatever robots.txt says. We request the page under each name and once under our own, which shows whether it is a block or an outage (Cloudflare, “Declare your AIndependence”, 2024).',
  needs: ['probes', 'response'],
  run({ probes: { control, probes }, response }) {
    const blocked = probes.filter(({ outcome }) => outcome === 'blocked');
    const same = probes.filter(({ outcome }) => outcome === 'same');
    const unclear = probes.length - blocked.length - same.length;
    if (blocked.length + same.length === 0)
      return notApplicable(
        `Could not check: the site gave no clear answer to our own request either (${answered(control)}).`,
      );
    const aside =
      unclear > 0
        ? ` ${count(unclear, 'answer')} stayed unclear and ${unclear === 1 ? 'is' : 'are'} not counted.`
        : '';
    if (blocked.length === 0)
      return {
        score: 1,
        title: 'Answer engines get the same page',
        evidence: `Asked as ${same.map(({ token }) => token).join(', ')}, the site answered as it did to us (${answered(control)}).${aside}`,
      };
    const names = blocked.map(({ token }) => token).join(', ');
    const host = URL.parse(response.url)?.hostname ?? '';
    return {
      score: same.length / (same.length + blocked.length),
      title: `${count(blocked.length, 'agent')} of ${blocked.length + same.length} turned away by name`,
      evidence: `The site answered us with ${answered(control)} but turned away ${names}.${aside} A firewall that checks addresses may treat the real agents better than our test.`,
      details: blocked.map((probe) => `${probe.token} (${probe.operator}): ${answered(probe)}`),
      fix: {
        title: 'Let the firewall pass answer engines',
        text: `Allow ${names} in the firewall, bot protection or content delivery network in front of ${host}. Go by the operators’ published addresses or by “verified bots”, not by name alone. On Cloudflare, the expression below goes into a Skip rule.`,
        snippet: {
          label: 'Cloudflare › Security › Security rules › Skip',
          language: 'text',
          code: `(http.host eq "${host}" and cf.verified_bot_category in {"AI Search" "AI Assistant" "Search Engine Crawler"})`,
        },
      },
    };
  },
});
