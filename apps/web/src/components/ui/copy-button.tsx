import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { copyText } from './copy-text.ts';

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'value'> {
  text: string;
  label?: string;
}

const SAID_FOR_MS = 2000;
const words = { idle: null, copied: 'Copied', failed: 'Not copied' };

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({
  text,
  label = 'Copy',
  variant = 'secondary',
  size = 'small',
  ...rest
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof words>('idle');
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => setOutcome((await copyText(text)) ? 'copied' : 'failed');
  return (
    <>
      <Button {...rest} variant={variant} size={size} onClick={copy}>
        {outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {words[outcome] ?? label}
      </Button>
      <span role="status" className="sr-only">
        {outcome === 'idle' ? '' : words[outcome]}
      </span>
    </>
  );
}
