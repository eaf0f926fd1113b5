import type { Alignment, Block, Inline, ListItem } from './markdown-tree.ts';
import { fenceOf, writeInline } from './write-inline.ts';

type Table = Extract<Block, { kind: 'table' }>;
type List = Extract<Block, { kind: 'list' }>;

const indent = (text: string, by: string) => text.replace(/\n(?!\n|$)/g, `\n${by}`);
const quoted = (text: string) => text.replace(/^/gm, '> ').replace(/^> $/gm, '>');

const RULES: Record<Exclude<Alignment, null>, string> = { left: ':---', center: ':---:', right: '---:' };

function writeTable({ head, rows, align }: Table): string {
  const width = Math.max(head?.length ?? 0, ...rows.map(({ length }) => length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`.replace(/ {2,}\|/g, '  |');
  const write = (cells: readonly Inline[][]) => line(cells.map((cell) => writeInline(cell, 'cell')));
  const rule = line(
    Array.from({ length: width }, (_, at) => {
      const side = align[at] ?? null;
      return side === null ? '---' : RULES[side];
    }),
  );
  return [write(head ?? []), rule, ...rows.map(write)].join('\n');
}

const isLoneParagraph = ({ blocks: [first, ...rest] }: ListItem) =>
  first?.kind === 'paragraph' && rest.every((block) => block.kind === 'list' && isTight(block));
const isTight = ({ items }: List): boolean =>
  items.every(
    (item) => isLoneParagraph(item) || (item.blocks.length === 1 && item.blocks[0]?.kind === 'list'),
  );
/** Only a list that begins with 1 may directly follow the text of its item. */
const mayFollowText = (block: Block) => block.kind === 'list' && (!block.ordered || firstNumber(block) === 1);
const firstNumber = ({ start, items }: List) => items[0]?.value ?? start;

function writeList(list: List, other: boolean): string {
  const tight = isTight(list);
  let number = list.start;
  const items = list.items.map(({ blocks, value }) => {
    number = value ?? number;
    const marker = list.ordered ? `${number}${other ? ')' : '.'} ` : other ? '* ' : '- ';
    number += 1;
    return `${marker}${indent(writeMarkdown(blocks, tight), ' '.repeat(marker.length))}`;
  });
  return items.join(tight ? '\n' : '\n\n');
}

function writeBlock(block: Block, other: boolean): string {
  switch (block.kind) {
    case 'heading': {
      const text = writeInline(block.inner, 'heading');
      return text === '' ? '' : `${'#'.repeat(block.level)} ${text}`;
    }
    case 'paragraph':
      return writeInline(block.inner, 'paragraph');
    case 'code': {
      const fence = fenceOf(block.text, 3);
      return `${fence}${block.language}\n${block.text}\n${fence}`;
    }
    case 'quote':
      return quoted(writeMarkdown(block.blocks));
    case 'list':
      return writeList(block, other);
    case 'table':
      return writeTable(block);
    case 'rule':
      return '---';
  }
}

/** Blocks as Markdown (CommonMark, with GitHub's tables). No line feed at the end. */
export function writeMarkdown(blocks: readonly Block[], tight = false): string {
  let text = '';
  let last: Block | null = null;
  let other = false;
  for (const block of blocks) {
    // Two lists in a row would be read as one.
    const follows = last?.kind === 'list' && block.kind === 'list' && last.ordered === block.ordered;
    other = follows && !other;
    const written = writeBlock(block, other);
    if (written === '') continue;
    const gap = text === '' ? '' : tight && mayFollowText(block) ? '\n' : '\n\n';
    text += `${gap}${written}`;
    last = block;
  }
  return text;
}
