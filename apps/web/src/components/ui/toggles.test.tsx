import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Switch } from './switch.tsx';

const controls = [
  ['Switch', Switch, 'switch'],
  ['Checkbox', Checkbox, 'checkbox'],
] as const;

describe.each(controls)('%s', (_, Control, role) => {
  function Held({ disabled = false }: { disabled?: boolean }) {
    const [checked, setChecked] = useState(false);
    return (
      <Control
        checked={checked}
        onCheckedChange={setChecked}
        label="Allow all"
        hint="Every agent."
        disabled={disabled}
      />
    );
  }

  it('turns on and off, by its label and by keyboard', async () => {
    render(<Held />);
    const control = screen.getByRole(role, { name: 'Allow all' });
    expect(control).toHaveAccessibleDescription('Every agent.');
    await userEvent.click(screen.getByText('Allow all'));
    expect(control).toBeChecked();
    control.focus();
    await userEvent.keyboard(' ');
    expect(control).not.toBeChecked();
  });

  it('stays as it is while disabled', async () => {
    render(<Held disabled />);
    await userEvent.click(screen.getByText('Allow all'));
    expect(screen.getByRole(role)).not.toBeChecked();
  });
});
