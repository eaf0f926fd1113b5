import {
  contentSignalOf,
  robotsPolicies,
  robotsPolicyNames,
} from '@visible-ai/shared/content/robots-policies';
import { Fragment } from 'react';
import { RadioCards } from '@/components/ui/radio-cards.tsx';
import { AS_IT_IS, type ChosenPolicy } from './robots-form.ts';

/** Lines break between signals. Inside a signal, at its hyphen, they break only if it is wider than the line. */
const unbroken = (signals: string) =>
  signals.split(' ').map((signal, at) => (
    <Fragment key={signal}>
      {at > 0 && ' '}
      <span className="inline-block">{signal}</span>
    </Fragment>
  ));

const choices: readonly { value: ChosenPolicy; label: string; hint: React.ReactNode }[] = [
  {
    value: AS_IT_IS,
    label: 'Allow all engines',
    hint: 'No further agents are kept out. What your file already closes stays closed, and is listed.',
  },
  ...robotsPolicyNames.map((value) => {
    const policy = robotsPolicies[value];
    const hint = (
      <>
        {policy.explanation} Adds{' '}
        <code className="font-mono">{unbroken(`Content-Signal: ${contentSignalOf(policy)}`)}</code>
      </>
    );
    return { value, label: policy.label, hint };
  }),
];

/** Chooses who may read the site, and for what. */
export function PolicyChoice({
  value,
  onChange,
}: {
  value: ChosenPolicy;
  onChange: (value: ChosenPolicy) => void;
}) {
  return (
    <RadioCards
      label="Who may read your site"
      labelShown
      choices={choices}
      value={value}
      onChange={onChange}
    />
  );
}
