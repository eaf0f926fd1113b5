import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

describe('Field', () => {
  it('names its control and describes it with the hint', () => {
    render(
      <Field label="Website" hint="The address people type.">
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Website' });
    expect(input).toHaveAccessibleDescription('The address people type.');
    expect(input).not.toBeInvalid();
  });

  it('marks the control as invalid and reads the error before the hint', () => {
    render(
      <Field label="Website" hint="The address people type." error="Please enter a website URL" required>
        <TextArea />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Website' });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('Please enter a website URL The address people type.');
  });

  it('ties a select in the same way', async () => {
    const choose = vi.fn();
    const options = [
      { value: 'a', label: 'Essential' },
      { value: 'b', label: 'Professional' },
    ] as const;
    render(
      <Field label="Plan" error="Please choose a plan">
        <Select options={options} value={undefined} onValueChange={choose} placeholder="None yet" />
      </Field>,
    );
    const select = screen.getByRole('combobox', { name: 'Plan' });
    expect(select).toHaveAccessibleDescription('Please choose a plan');
    expect(select).toHaveDisplayValue('None yet');
    await userEvent.selectOptions(select, 'Professional');
    expect(choose).toHaveBeenCalledWith('b');
  });
});

describe('PasswordInput', () => {
  it('hides the password until it is asked to show it', async () => {
    render(
      <Field label="Password">
        <PasswordInput defaultValue="secret" />
      </Field>,
    );
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});
