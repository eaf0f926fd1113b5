import { describe, expect, it } from 'vitest';
import { litSegments } from './lit-segments.ts';

const source = (place: { start: number; end: number }) => ({
  kind: 'cited' as const,
  url: 'https://rival.example/',
  host: 'rival.example',
  title: null,
  entityId: null,
  places: [place],
});
const named = (entityId: string, ...places: { start: number; end: number }[]) => ({
  entityId,
  count: places.length,
  first: places[0]?.start ?? 0,
  places,
});

describe('a lit text', () => {
  it('is cut where names and cited passages begin and end, and is whole again put together', () => {
    const text = 'Many choose Steigwerk here.';
    const segments = litSegments(text, {
      mentions: [named('them', { start: 12, end: 21 })],
      sources: [source({ start: 5, end: 16 }), source({ start: 14, end: 27 })],
    });
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect(segments.map((segment) => [segment.text, segment.entityId, segment.cited, segment.ends])).toEqual([
      ['Many ', null, [], []],
      ['choose ', null, [0], []],
      ['St', 'them', [0], []],
      ['ei', 'them', [0, 1], [0]],
      ['gwerk', 'them', [1], []],
      [' here.', null, [1], [1]],
    ]);
  });

  it('keeps characters of two units whole, and forgets places that are not in the text', () => {
    const text = '🎹🎹 no';
    const segments = litSegments(text, {
      mentions: [named('us', { start: 1, end: 3 }, { start: 90, end: 95 }, { start: 6, end: 5 })],
      sources: [source({ start: -4, end: 400 })],
    });
    expect(segments.map((segment) => segment.text)).toEqual(['🎹', '🎹', ' no']);
    expect(segments.map(({ entityId }) => entityId)).toEqual([null, 'us', null]);
  });

  it('has nothing to mark in an answer without places, and no stretch in an empty one', () => {
    expect(litSegments('Plain', { mentions: [], sources: [] })).toHaveLength(1);
    expect(litSegments('', { mentions: [], sources: [] })).toEqual([]);
  });
});
