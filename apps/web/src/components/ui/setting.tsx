import { type ReactNode, useId } from 'react';

interface SettingProps {
  title: string;
  /** What it is about, under the title. */
  text?: ReactNode;
  children: ReactNode;
}

/** One of several things that can be set: in a wide window what it is about stands beside its fields. */
export function Setting({ title, text, children }: SettingProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-10 gap-y-4 border-t border-line py-8 first:border-0 first:pt-0 md:grid-cols-[min(16rem,37%)_minmax(0,1fr)]"
    >
      <header className="grid content-start gap-1">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {text && <p className="text-note text-muted">{text}</p>}
      </header>
      <div className="min-w-0 max-w-xl">{children}</div>
    </section>
  );
}
