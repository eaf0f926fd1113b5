import { isEntitled } from '@visible-ai/shared/accounts/entitlement';
import { Gate } from '@/components/gate/gate.tsx';
import { GateMessage } from '@/components/gate/gate-message.tsx';
import { gates } from '@/components/gate/gates.ts';
import { ContentHub } from '@/features/content/hub/content-hub.tsx';
import { PageMenu } from '../navigation/page-menu.tsx';
import { hubLinks } from '../navigation/site-links.ts';

export function ContentPage() {
  return (
    <Gate {...gates.hub}>
      {(user) =>
        // Who had a subscription sees what it was for, and how to have it again.
        isEntitled(user) || user.subscription.status === 'expired' ? (
          <ContentHub user={user} menu={<PageMenu label="Menu" links={hubLinks(user.isAdmin)} />} />
        ) : (
          <GateMessage
            title="Part of our plans"
            text={gates.generators.denial.text}
            to="/dashboard"
            action="Go to Dashboard"
            also={{ to: '/pricing', label: 'View Pricing Plans' }}
          />
        )
      }
    </Gate>
  );
}
