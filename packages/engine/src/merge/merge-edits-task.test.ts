import { describe, expect, it } from 'vitest';
import { mergeEditsTask } from './merge-edits-task.ts';

const lines = (base: string, mine: string, theirs: string) =>
  mergeEditsTask({ by: 'lines', base, mine, theirs });
const questions = (base: string, mine: string, theirs: string) =>
  mergeEditsTask({ by: 'questions', base, mine, theirs });

describe('a file that its owner and the writer have changed', () => {
  it('has both changes where they do not meet', () => {
    expect(lines('a\nb\nc\nd', 'a, mine\nb\nc\nd', 'a\nb\nc\nd, theirs')).toEqual({
      text: 'a, mine\nb\nc\nd, theirs',
      notes: [],
      conflicts: 0,
    });
  });

  it('keeps the words of its owner where they do, and says what would have stood there', () => {
    expect(lines('a\nb\nc', 'a\nmine\nc', 'a\ntheirs\nc')).toEqual({
      text: 'a\nmine\nc',
      notes: ['Your words were kept instead of this new text: theirs'],
      conflicts: 1,
    });
  });

  it('leaves out what its owner took out, and says what it would now read', () => {
    expect(lines('a\nb\nc', 'a\nc', 'a\nb,  longer\nc')).toEqual({
      text: 'a\nc',
      notes: ['You removed a part that would now read: b, longer'],
      conflicts: 1,
    });
  });

  it('says nothing where the writer took out what its owner changed', () => {
    expect(lines('a\nb\nc', 'a\nmine\nc', 'a\nc')).toEqual({ text: 'a\nmine\nc', notes: [], conflicts: 1 });
  });

  it('says nothing where both made the same change', () => {
    expect(lines('a\nb\nc', 'a\nx\nc', 'a\nx\nc')).toEqual({ text: 'a\nx\nc', notes: [], conflicts: 0 });
  });

  it('keeps the line ends and the byte order mark of its owner', () => {
    expect(lines('a\nb\nc', '\ufeffa\r\nb\r\nmine', 'theirs\nb\nc').text).toBe('\ufefftheirs\r\nb\r\nmine');
    expect(lines('a\nb\nc', 'a\nb\nmine', '\ufefftheirs\r\nb\r\nc').text).toBe('theirs\nb\nmine');
    expect(lines('a', 'a\ufeffb', 'a').text).toBe('a\ufeffb');
  });

  it('cuts what a note holds at 300 signs, never through a character', () => {
    const [exact] = lines('a\nb\nc', 'a\nm\nc', `a\n${'x'.repeat(300)}\nc`).notes;
    expect(exact).toMatch(/: x{300}$/);
    const [longer] = lines('a\nb\nc', 'a\nm\nc', `a\n${'x'.repeat(301)}\nc`).notes;
    expect(longer).toMatch(/: x{300}…$/);
    const [halved] = lines('a\nb\nc', 'a\nm\nc', `a\n${'x'.repeat(299)}😀y\nc`).notes;
    expect(halved).toMatch(/x{299}\ufffd…$/);
  });

  it('has twenty notes at most, and says how many more there would be', () => {
    const text = (word: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${word} ${index}\nsame ${index}`).join('\n');
    const many = (count: number) =>
      lines(text('base', count), text('mine', count), text('theirs', count)).notes;
    expect(many(20)).toHaveLength(20);
    expect(many(23)).toHaveLength(21);
    expect(many(23).at(-1)).toBe('Your words were kept in 3 more places.');
    expect(lines(text('base', 23), text('mine', 23), text('theirs', 23)).conflicts).toBe(23);
  });
});

describe('a list of links that its owner and the writer have changed', () => {
  const entry = (page: string, words = page) => `- [${page}](https://shop.example/${page}): ${words}`;
  const file = (...entries: string[]) => `# Shop\n\n## Pages\n\n${entries.join('\n')}\n`;
  const base = file(entry('bowl'), entry('cup'), entry('vase'));

  it('is merged entry by entry, though all of them have changed', () => {
    expect(
      lines(
        base,
        file(entry('bowl'), entry('cup', 'mine'), entry('vase')),
        file(entry('apron'), entry('bowl', 'new'), entry('cup', 'new'), entry('vase', 'new'), entry('wheel')),
      ),
    ).toEqual({
      text: file(
        entry('apron'),
        entry('bowl', 'new'),
        entry('cup', 'mine'),
        entry('vase', 'new'),
        entry('wheel'),
      ),
      notes: [`Your words were kept instead of this new text: ${entry('cup', 'new')}`],
      conflicts: 1,
    });
  });

  it('has what either added, also in the same place', () => {
    const both = lines(
      base,
      file(entry('bowl'), entry('cup'), entry('vase'), entry('mine')),
      file(entry('bowl'), entry('cup'), entry('vase'), entry('theirs')),
    );
    const text = file(entry('bowl'), entry('cup'), entry('vase'), entry('mine'), entry('theirs'));
    expect(both).toEqual({ text, notes: [], conflicts: 0 });
  });

  it('is without what either took out, and says what would now stand there', () => {
    expect(
      lines(
        base,
        file(entry('bowl', 'mine'), entry('vase')),
        file(entry('bowl'), entry('cup', 'new'), entry('wheel')),
      ),
    ).toEqual({
      text: file(entry('bowl', 'mine'), entry('wheel')),
      notes: [`You removed a part that would now read: ${entry('cup', 'new')}`],
      conflicts: 1,
    });
  });

  it('keeps the order of its owner', () => {
    const mine = file(entry('vase'), entry('bowl'), entry('cup'));
    const theirs = file(entry('bowl', 'new'), entry('cup'), entry('vase', 'new'));
    expect(lines(base, mine, theirs)).toEqual({
      text: file(entry('vase', 'new'), entry('bowl', 'new'), entry('cup')),
      notes: [],
      conflicts: 0,
    });
  });

  it('compares entries of one page line by line where there are several', () => {
    const twice = file(entry('bowl'), entry('bowl', 'again'));
    expect(lines(twice, file(entry('bowl', 'mine'), entry('bowl', 'again')), twice).text).toBe(
      file(entry('bowl', 'mine'), entry('bowl', 'again')),
    );
    expect(
      lines(base, file(entry('bowl'), entry('bowl', 'mine'), entry('cup'), entry('vase')), base).text,
    ).toBe(file(entry('bowl'), entry('bowl', 'mine'), entry('cup'), entry('vase')));
  });
});

describe('a Q&A section that its owner and the writer have changed', () => {
  const block = (question: string, answer: string) => `<p><strong>${question}?</strong></p><p>${answer}</p>`;

  it('is merged question by question', () => {
    const base = block('One', 'a') + block('Two', 'b') + block('Three', 'c');
    const mine = block('One', 'a, mine') + block('Two', 'b') + block('Three', 'c');
    const theirs = block('One', 'a') + block('Two', 'b') + block('Three', 'c, theirs');
    expect(questions(base, mine, theirs)).toEqual({
      text: block('One', 'a, mine') + block('Two', 'b') + block('Three', 'c, theirs'),
      notes: [],
      conflicts: 0,
    });
  });

  it('says in plain words what would now stand where its owner wrote', () => {
    const { text, notes } = questions(block('One', 'a'), block('One', 'mine'), block('One', 'theirs'));
    expect(text).toBe(block('One', 'mine'));
    expect(notes).toEqual(['Your words were kept instead of this new text: One? theirs']);
  });

  it('keeps what was never changed, byte for byte but for blanks between paragraphs', () => {
    const base = `<p>Above all.</p>\n${block('One', 'Is it so? Yes.')}\n<ul><li>x</li></ul>`;
    expect(questions(base, base, base).text).toBe(base.replaceAll('\n', ''));
  });
});
