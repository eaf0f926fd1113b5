import { describe, expect, it } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

describe('the body of a page', () => {
  it('gives headings in order, without those in templates and comments', () => {
    const facts = factsOf(
      '<h1>One<br>line</h1><template><h1>No</h1></template><!-- <h1>No</h1> --><noscript><h1>No</h1></noscript><h3><b>T</b>wo</h3>',
    );
    expect(facts.headings).toEqual([
      { level: 1, text: 'One line', part: 'main' },
      { level: 3, text: 'Two', part: 'main' },
    ]);
  });

  it('counts an empty alt as an alternative, and names the images without any', () => {
    const facts = factsOf(
      '<img src=a.png alt=""><img src=b.png alt="B"><img src=c.png><svg><image href=d.png /></svg>',
    );
    expect(facts.images).toMatchObject({ total: 3, withAlt: 2, missing: ['c.png'] });
  });

  it('counts the words that the HTML holds, those that CSS hides among them', () => {
    const facts = factsOf(
      '<style>no no</style><script>no no</script><p hidden>zero</p><p style="color:red; display : none">half</p>' +
        '<template>no</template><noscript>no</noscript><dialog>aside</dialog><p>one</p><p>two – three</p>',
    );
    expect(facts.text).toMatchObject({ words: 6, mainWords: 5, excerpt: 'zero half one two – three' });
  });

  it('counts words in writing without spaces', () => {
    expect(factsOf('<p>今日は良い天気です</p>').text.words).toBe(5);
  });

  it('tells the main text from navigation, header and footer', () => {
    const around = '<header>Brand</header><nav>Menu here</nav>';
    const main = factsOf(
      `${around}<main><h1>Guide</h1><nav>Contents</nav> text</main><footer>Imprint</footer>`,
    );
    expect(main.text).toMatchObject({ words: 7, mainWords: 2, excerpt: 'Guide text' });
    const article = factsOf(
      `${around}<article><header>Guide</header> text of some length</article><p>Elsewhere`,
    );
    expect(article.text.excerpt).toBe('Guide text of some length');
    const plain = factsOf(`${around}<div>Just text</div><div role=contentinfo>Imprint</div>`);
    expect(plain.text.excerpt).toBe('Just text');
  });

  it('counts what must not be quoted', () => {
    expect(factsOf('<p>a b <span data-nosnippet>c d e</span></p>').nosnippetWords).toBe(3);
    const notice =
      '<div data-nosnippet="true" role="dialog" class="cmplz-cookiebanner"><div>Manage Consent</div><p>We use cookies to store and access information about your device.</p><button>Accept</button></div>';
    expect(factsOf(`<main><h1>Bread</h1><p>We bake it.</p></main>${notice}`).nosnippetWords).toBe(0);
  });

  it('sees that a page is built in the browser', () => {
    const facts = factsOf(
      '<div id=root></div><noscript><p>Turn <b>scripts</b> on.</noscript><script src=a.js></script><script type="application/json">{}</script>',
    );
    expect(facts.rendering).toEqual({
      scripts: 1,
      emptyMounts: ['root'],
      noscriptText: 'Turn scripts on.',
      gaps: [],
      frames: [],
    });
    expect(factsOf('<div id=root><p>Ready</div>').rendering.emptyMounts).toEqual([]);
  });

  it('gives links to web addresses, resolved', () => {
    const facts = factsOf(
      '<a href="../x" rel="NoFollow">  To  x </a><a href="mailto:a@b.example">m</a><a href="javascript:x()">j</a><a name=y>n</a>',
    );
    expect(facts.links).toEqual([
      { url: 'https://shop.example/x', text: 'To x', rel: 'nofollow', part: 'main' },
    ]);
  });

  it('reads XHTML, where a script may close itself', () => {
    const page =
      '<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en"><head><script src="a.js"/><title>T</title></head><body><h1>H</h1></body></html>';
    expect(factsOf(page, 'application/xhtml+xml')).toMatchObject({
      title: 'T',
      lang: 'en',
      headings: [{ level: 1 }],
    });
  });

  it('is plain data that a worker can hand over', () => {
    const facts = factsOf(
      '<title>T</title><script type="application/ld+json">{"@type":"Person","__proto__":{"a":1},"constructor":"c"}</script>',
    );
    expect(structuredClone(facts)).toEqual(facts);
    expect(Object.hasOwn(facts.structuredData.nodes[0]?.properties ?? {}, '__proto__')).toBe(false);
  });
});
