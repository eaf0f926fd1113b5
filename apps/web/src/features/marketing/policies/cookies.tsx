import { KeptTable } from './kept-table.tsx';
import { Policy, PolicySection } from './policy.tsx';

const kept = [
  ['theme', 'Light or dark, if you chose one', 'Until you clear it'],
  [
    'access_token',
    'Says who you are to this server, when signed in',
    'Until you sign out; valid for 15 minutes',
  ],
  ['refresh_token', 'Fetches the next access token', 'Until you sign out; valid for 7 days'],
  [
    'made_analyses',
    'Makes audits from before you sign in yours when you do',
    'Until you sign in, or clear it',
  ],
  ['after_sign_up', 'Opens the page that you came from once you have signed up', 'Until it is opened'],
  [
    'upload_platform, hosting_target',
    'The system that you chose, for how to put files on your site',
    'Until you clear it',
  ],
  ['steps_done', 'Keeps the dashboard still when nothing is left to do', 'Until you clear it'],
  ['Files being generated', 'Shows their progress on every page, when signed in', 'Until you dismiss it'],
  ['Text not yet saved', 'Survives a reload while you write or fill in a form', 'Until you close the tab'],
] as const;

export function Cookies() {
  return (
    <Policy title="Cookie policy" lead="We set no cookies. That is why no banner asked you about them.">
      <PolicySection title="What your browser keeps instead">
        <p>
          A few things are written into your browser’s own storage. They never leave it, except the two tokens
          and the list of your audits, which go to this server and to no other.
        </p>
        <KeptTable
          caption="What is in your browser’s storage"
          heads={['Name', 'What for', 'How long']}
          rows={kept}
        />
      </PolicySection>
      <PolicySection title="How to delete it">
        <p>
          Signing out removes the tokens. Your browser’s settings for site data remove everything; you will be
          signed out, and the theme will follow your system again.
        </p>
      </PolicySection>
    </Policy>
  );
}
