import type { BotVisits } from '@visible-ai/shared/logs/schema';
import { Table } from '@/components/ui/table.tsx';
import { formatCount } from '@/lib/format-count.ts';

/** The names of assistants. Others are shown as the log has them. */
const names: ReadonlyMap<string, string> = new Map([
  ['chatgpt', 'ChatGPT'],
  ['claude', 'Claude'],
  ['copilot', 'Copilot'],
  ['deepseek', 'DeepSeek'],
  ['gemini', 'Gemini'],
  ['grok', 'Grok'],
  ['meta', 'Meta AI'],
  ['mistral', 'Le Chat'],
  ['perplexity', 'Perplexity'],
  ['you', 'You.com'],
]);

/** People who came from assistants, and what no log can tell about them. */
export function Referrals({ referrals }: { referrals: BotVisits['referrals'] }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {referrals.length > 0 ? (
        <Table caption="Visits of people by the assistant that sent them">
          <thead>
            <tr>
              <th scope="col">Assistant</th>
              <th scope="col" className="text-right">
                Visits of people
              </th>
            </tr>
          </thead>
          <tbody>
            {referrals.map(({ assistant, visits }) => (
              <tr key={assistant}>
                <th scope="row">{names.get(assistant) ?? assistant}</th>
                <td className="text-right">{formatCount(visits)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <p className="text-note">No visit in these logs says that an assistant sent it.</p>
      )}
      <p className="text-note text-muted">
        Counted by the referrer and by utm_source. Most apps on phones send neither, Google’s AI Overviews
        look like any Google search, and who reads an answer without a click is in no log: it is more than
        this, and nobody can say how much.
      </p>
    </div>
  );
}
