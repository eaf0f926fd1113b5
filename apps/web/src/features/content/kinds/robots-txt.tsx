import type { User } from '@visible-ai/shared/accounts/schema';
import { agentVerdicts } from '@visible-ai/shared/ai-agents/agent-verdicts';
import { robotsTxt as kind } from '@visible-ai/shared/content/kinds/robots-txt';
import { parseRobotsTxt } from '@visible-ai/shared/robots-txt/parse-robots-txt';
import { FileText } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { accountKey } from '@/lib/account-key.ts';
import { useKeptForm } from '@/lib/use-kept-form.ts';
import { checkDomain, sayIncomplete } from '../generators/check-domain.ts';
import { DomainField } from '../generators/domain-field.tsx';
import { GeneratorFrame } from '../generators/generator-frame.tsx';
import { readDomain } from '../generators/read-domain.ts';
import { RobotsFields } from '../generators/robots-fields.tsx';
import { emptyRobotsForm, readRobotsForm, robotsForm } from '../generators/robots-form.ts';
import { useGenerator } from '../generators/use-generator.ts';
import { useGivenDomain } from '../generators/use-given-domain.ts';
import { useRobotsPreview } from '../generators/use-robots-preview.tsx';
import type { KindView } from './kind-view.ts';
import { RobotsCheck } from './robots-check.tsx';

const steps = [
  'We fetch the robots.txt that your site has now and edit it: every line of yours is kept.',
  'Each agent’s verdict is worked out before and after. Preview shows it, and stores nothing.',
  'The file waits in Manage Content. You can edit it there, then put it at the root of your site.',
];

/** The form for a robots.txt, with a preview of the result. */
function RobotsTxtGenerator({ user }: { user: User }) {
  const { form, problems, tell, forget } = useKeptForm({
    key: accountKey('robots-txt-form'),
    schema: robotsForm,
    initial: emptyRobotsForm,
    given: useGivenDomain(),
  });
  const { say, generate } = useGenerator('return');
  const { preview, shown } = useRobotsPreview();

  const readUrl = () => readDomain(form.getValues('domain'), tell);
  const read = () => {
    const checked = checkDomain(form.getValues('domain'));
    const fields = readRobotsForm(form.getValues());
    tell({
      ...(!fields.ok && fields.problems),
      ...(!checked.ok && { domain: checked.problem }),
    });
    if (!checked.ok) return null;
    if (fields.ok) return { url: checked.url, robots: fields.robots };
    sayIncomplete(Object.values(fields.problems)[0] ?? 'A field needs to be corrected');
    return null;
  };
  const submit = async () => {
    const request = read();
    if (request && (await generate({ ...request, contentType: kind.id }))) forget();
  };
  return (
    <GeneratorFrame
      user={user}
      kind={kind}
      lead="Who may read your website, agent by agent. An edit of the file you have, never a blank replacement."
      steps={steps}
      submitLabel="Generate robots.txt"
      working={say('Generating robots.txt... This may take a few moments.')}
      onSubmit={() => void submit()}
      promptExample="Keep training agents out, and everybody out of /checkout."
      readUrl={readUrl}
      actions={(payable) => (
        <Button
          variant="secondary"
          loading={preview.isPending}
          disabled={!payable}
          onClick={() => {
            const request = read();
            if (request) preview.mutate(request);
          }}
        >
          Preview
        </Button>
      )}
      after={shown}
    >
      <DomainField field={form.register('domain', { onChange: preview.reset })} problem={problems.domain} />
      <RobotsFields form={form} problems={problems} onChange={preview.reset} />
    </GeneratorFrame>
  );
}

export const robotsTxt: KindView = {
  kind,
  card: {
    text: 'Which AI agents may read you. An edit of the file you have, with every verdict before and after.',
    action: 'Generate robots.txt',
    Icon: FileText,
  },
  Generator: RobotsTxtGenerator,
  text: {
    how: 'file',
    check(text, websiteUrl) {
      const parsed = parseRobotsTxt(text);
      const home = URL.parse('/', websiteUrl)?.href ?? websiteUrl;
      return {
        lines: new Set(parsed.ignored.map(({ line }) => line)),
        report: <RobotsCheck agents={agentVerdicts(parsed, home)} parsed={parsed} />,
      };
    },
  },
  editTitle: 'Edit robots.txt',
  useAgain: () => ({
    fields: (
      <p className="text-note text-muted">
        The paths and agents you chose for it stay. To choose others, use the robots.txt generator.
      </p>
    ),
    choices: {},
  }),
};
