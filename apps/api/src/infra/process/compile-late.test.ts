import { expect, it } from 'vitest';
import { lateCompilerFlags } from './compile-late.ts';

it('lets Node 20 compile late', () => {
  expect(lateCompilerFlags('11.3.244.8-node.33')).toEqual([
    '--always-sparkplug',
    '--interrupt-budget=1000000',
  ]);
});

it.each(['12.4.254.21-node.33', '13.6.233.10-node.28'])('leaves V8 %s as it is', (v8) => {
  expect(lateCompilerFlags(v8)).toEqual([]);
});
