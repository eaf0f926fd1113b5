import { Link } from 'react-router-dom';
import { KeptTable } from './kept-table.tsx';
import { Policy, PolicySection } from './policy.tsx';

const kept = [
  [
    'An analysis: the address you entered, the result, a keyed hash of your network',
    'To show the result, to share it by its link, to hold to fair limits',
    '90 days; with an account, as long as the account',
  ],
  [
    'Your mail address for an analysis',
    'To send you that one result; afterwards only a keyed hash, so that it is sent once',
    'The mail 30 days, the hash as long as the analysis',
  ],
  [
    'An account: mail address, name, a bcrypt hash of your password, your plan',
    'To let you in and nobody else',
    'Until you delete the account',
  ],
  [
    'Sessions: when and with which browser you signed in, hashes of tokens',
    'To keep you signed in and to show you where you are',
    'A day after they end, 31 days at most',
  ],
  [
    'API keys: their names, what they may do, when they were used last, hashes of them',
    'To let your programs in and to show you which',
    'Until you revoke them',
  ],
  [
    'Answers to calls that your programs mark with an Idempotency-Key',
    'So that a call that is sent twice is done once',
    '24 hours',
  ],
  [
    'Keyed hashes of networks you signed in from',
    'So that a stranger who guesses passwords cannot lock you out',
    '90 days after the last visit',
  ],
  [
    'Files you generated, and their earlier versions',
    'It is your work',
    'Until you delete them, and 30 days',
  ],
  ['Your wish for a trial, and what came of it', 'To answer it once', 'As long as the account'],
  [
    'A keyed hash of a mailbox that was given a trial',
    'So that a second account is no second trial',
    'As long as the service runs',
  ],
  ['The Get Started form', 'To answer you', 'Until you ask us to delete it'],
  ['Mails we sent you', 'To send them again when a server was down', '30 days'],
  [
    'Who changed roles, plans and passwords, who made and revoked API keys, and when',
    'To find out what happened when something went wrong',
    'As long as the service runs',
  ],
] as const;

export function Privacy() {
  return (
    <Policy
      title="Privacy policy"
      lead="What we store, why, and for how long. There is no tracking, no advertising and nothing from other companies on these pages."
    >
      <PolicySection title="What is stored">
        <KeptTable
          caption="What is stored, why, and for how long"
          heads={['What', 'Why', 'How long']}
          rows={kept}
        />
        <p>
          A keyed hash is a fingerprint made with a secret of this server. It recognises the same address
          again and cannot be turned back into it.
        </p>
      </PolicySection>
      <PolicySection title="What is not">
        <p>
          We set no cookies (see the{' '}
          <Link className="text-link" to="/cookies">
            cookie policy
          </Link>
          ), count no visits, and load no fonts, scripts or pictures from elsewhere. Our logs hold paths and
          times, without network addresses, mail addresses, passwords or what was asked. We take no payments
          here and store no card data.
        </p>
      </PolicySection>
      <PolicySection title="Who else sees something">
        <ul>
          <li>
            <strong>The site you analyze</strong> sees our requests, not you.
          </li>
          <li>
            <strong>Google PageSpeed Insights</strong>, where the operator has it switched on, gets the
            address of the page to measure, not who asked.
          </li>
          <li>
            <strong>A language model or a crawling service</strong>, where the operator has connected one, is
            given the text of public pages that files are generated from, and the wishes you typed for them.
          </li>
          <li>
            <strong>The mail server</strong> that carries our mails to you.
          </li>
          <li>
            <strong>Whoever has the link</strong> to an analysis can read it. The link cannot be guessed.
          </li>
        </ul>
        <p>We sell nothing about you and give nothing else away, unless a court makes us.</p>
      </PolicySection>
      <PolicySection title="Your rights">
        <p>
          Signed in, you can have everything your account holds as a JSON file, and delete the account with
          all that belongs to it, at once. Without an account, write to us: you may ask what we have about
          you, have it corrected or deleted, object, and complain to the data protection authority of your
          country.
        </p>
      </PolicySection>
    </Policy>
  );
}
