import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useKeptForm } from './use-kept-form.ts';

const schema = z.object({ domain: z.string(), pages: z.string() });

function Form({ given, saved = '15' }: { given?: { domain: string }; saved?: string }) {
  const { form } = useKeptForm({ key: 'form', schema, initial: { domain: '', pages: saved }, given });
  return (
    <>
      <input aria-label="Domain" {...form.register('domain')} />
      <input aria-label="Pages" {...form.register('pages')} />
    </>
  );
}
const reload = (form = <Form />) => {
  cleanup();
  return render(form);
};
const domain = () => screen.getByLabelText('Domain');

describe('a kept form', () => {
  it('has what was typed over a link again at this link, and not at another one', async () => {
    const shop = { domain: 'shop.example' };
    render(<Form given={shop} />);
    await userEvent.clear(domain());
    await userEvent.type(domain(), 'typed.example');
    reload(<Form given={shop} />);
    expect(domain()).toHaveValue('typed.example');
    reload(<Form given={{ domain: 'mill.example' }} />);
    expect(domain()).toHaveValue('mill.example');
    reload();
    expect(domain()).toHaveValue('');
  });

  it('follows what is saved in the fields that nobody has touched', async () => {
    const { rerender } = render(<Form />);
    await userEvent.type(domain(), 'typed.example');
    rerender(<Form saved="30" />);
    expect(domain()).toHaveValue('typed.example');
    expect(screen.getByLabelText('Pages')).toHaveValue('30');
  });

  it('ignores stored text that is not of this form', () => {
    sessionStorage.setItem('form', '{"domain":7}');
    render(<Form />);
    expect(domain()).toHaveValue('');
  });
});
