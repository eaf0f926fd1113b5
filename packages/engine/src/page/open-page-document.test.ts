import { expect, it } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

it('a formula within a sentence is read, one on lines of its own and other scripts are not', () => {
  const { text } = factsOf(
    '<main><h1>Bending</h1><p>It cuts the cost from <script type="math/tex; "> O(n^3)</script> to <script type="math/tex">O(n)</script> in most cases.</p><p><script type="math/tex; mode=display">x_i</script></p><p>Then the cost of it ends<script>count()</script> for good.</p></main>',
  );
  expect(text.prose).toEqual([
    'It cuts the cost from O(n^3) to O(n) in most cases.',
    'Then the cost of it ends for good.',
  ]);
});
