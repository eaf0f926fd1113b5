import { Gate, type GateProps } from '@/components/gate/gate.tsx';
import { ToolBar } from '../navigation/tool-bar.tsx';

interface ToolPageProps {
  /** Who gets in, and what is said to the others. */
  gate: Omit<GateProps, 'children'>;
  /** What the way back to the hub is called. */
  back: string;
  /** The tool, for who gets in. */
  children: GateProps['children'];
}

/** The page of a content tool: behind its gate, below the bar that all of them have. */
export function ToolPage({ gate, back, children }: ToolPageProps) {
  return (
    <Gate {...gate}>
      {(user) => (
        <>
          <ToolBar back={back} isAdmin={user.isAdmin} />
          {children(user)}
        </>
      )}
    </Gate>
  );
}
