import { describe, expect, it } from 'vitest';
import { graphText } from './graph-text.ts';
import { readGraph } from './read-graph.ts';

const thing = (id: string) => ({ '@type': 'WebSite', '@id': id });

describe('a JSON-LD document', () => {
  it('is read back as it was written', () => {
    const nodes = [
      thing('https://a.example/#website'),
      { ...thing('https://a.example/x'), name: '</script>' },
    ];
    expect(graphText(nodes)).not.toContain('</script>');
    expect(readGraph(graphText(nodes))).toEqual({ nodes, problems: [] });
  });

  it.each([
    ['no JSON', '{\n  "@graph": [\n    {"a": 1,}\n  ]\n}', 3, 'no JSON'],
    ['nothing', '{"@context": "https://schema.org", "@graph": []}', null, 'no thing'],
    [
      'other words',
      '{"@context": "https://x.example", "@graph": [{"@type": "A", "@id": "https://a.example/"}]}',
      null,
      '@context',
    ],
    ['no bottom', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, null, 'a hundred deep'],
    ['no type', graphText([{ '@id': 'https://a.example/' }]), 5, 'has no @type'],
    ['no id', graphText([{ '@type': 'WebSite' }]), null, 'WebSite (thing 1) has no @id'],
    ['an id that is no address', graphText([thing('#website')]), 6, 'no web address'],
    [
      'one id twice',
      graphText([thing('https://a.example/'), thing('https://a.example/')]),
      6,
      'the @id of another',
    ],
  ])('with %s says so, and where', (_what, text, line, words) => {
    const { problems } = readGraph(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.text).toContain(words);
    expect(problems[0]?.line).toBe(line);
  });
});
