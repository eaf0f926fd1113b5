import { describe, expect, it } from 'vitest';
import { questionBlocks } from './question-blocks.ts';

describe('the blocks of a Q&A section', () => {
  it('begin with a question each, and hold all up to the next one', () => {
    expect(
      questionBlocks(
        '<p><b>One?</b></p>\n<p>a</p><ul><li>b</li></ul>\n<h3>Two？ </h3><p>c</p><h2>ثلاثة؟</h2><h4>Τέσσερα;</h4>',
      ),
    ).toEqual([
      '<p><b>One?</b></p><p>a</p><ul><li>b</li></ul>',
      '<h3>Two？ </h3><p>c</p>',
      '<h2>ثلاثة؟</h2><h4>Τέσσερα;</h4>',
    ]);
    expect(questionBlocks('<p>Τέσσερα\u037e</p><p>d</p><p>Five?</p>')).toHaveLength(2);
  });

  it('have what stands above the first question before them', () => {
    expect(questionBlocks('<p>Welcome.</p><p>More.</p><p>One?</p><p>a</p>')).toEqual([
      '<p>Welcome.</p><p>More.</p>',
      '<p>One?</p><p>a</p>',
    ]);
  });

  it('are not parted by a question mark within an answer, nor in a list', () => {
    expect(questionBlocks('<p>One?</p><p>Why? Because.</p><ul><li>Really?</li></ul>')).toHaveLength(1);
  });

  it('keep loose text, and are none of an empty section', () => {
    expect(questionBlocks('<p>One?</p>loose')).toEqual(['<p>One?</p>loose']);
    expect(questionBlocks(' \n ')).toEqual([]);
  });
});
