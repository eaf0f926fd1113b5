interface WorkingLabelProps {
  working: boolean;
  /** What the button does. */
  idle: string;
  /** What is said while it does it. */
  busy: string;
}

/** The words of a button that change while it works. The button keeps the width of the longer ones. */
export const WorkingLabel = ({ working, idle, busy }: WorkingLabelProps) => (
  <span className="keeps-width" data-other={working ? idle : busy}>
    {working ? busy : idle}
  </span>
);
