import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isolateQuotes } from './isolate-quotes.tsx';

it.each([
  ['Answers “كم تدوم الآلة؟”; 3 or more', 'Answers “<bdi>كم تدوم الآلة؟</bdi>”; 3 or more'],
  ['“שלום”, “Oak” and “', '“<bdi>שלום</bdi>”, “<bdi>Oak</bdi>” and “'],
  ['The title is “Oak”.', 'The title is “Oak”.'],
  ['متجر', 'متجر'],
])('gives what %s quotes a direction of its own, where letters run from right to left', (text, html) => {
  const { container } = render(isolateQuotes(text));
  expect(container.innerHTML).toBe(html);
  expect(container).toHaveTextContent(text);
});
