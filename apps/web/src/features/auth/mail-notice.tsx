import { resendVerification } from '@visible-ai/shared/accounts/endpoints';
import { MailCheck, MailWarning } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { failureText } from '@/lib/failure-text.ts';

interface MailNoticeProps {
  email: string;
  title: string;
  /** Set if the person cannot continue before opening the link. */
  urgent?: boolean;
  children: ReactNode;
}

/** Says that a verification mail is waiting, and sends it again on request. */
export function MailNotice({ email, title, urgent = false, children }: MailNoticeProps) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const Icon = urgent ? MailWarning : MailCheck;
  const again = async () => {
    setState('sending');
    try {
      await call(resendVerification, { body: { email } });
      setState('sent');
    } catch (error) {
      setState('idle');
      toast.error(failureText(error, 'The mail could not be sent again'));
    }
  };
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className="flex gap-3 rounded-box bg-sunken p-4 text-note ring ring-line-strong"
    >
      <Icon aria-hidden="true" className="mt-0.5 size-[18px] shrink-0" />
      <div className="grid min-w-0 justify-items-start gap-1">
        <p className="font-semibold">{title}</p>
        <p className="[overflow-wrap:anywhere]">{children}</p>
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          loading={state === 'sending'}
          disabled={state === 'sent'}
          onClick={again}
        >
          {state === 'sent' ? 'Sent again' : 'Send again'}
        </Button>
      </div>
    </div>
  );
}
