import { describe, expect, it } from 'vitest';
import type { BusinessFacts } from '../../crawl/business-facts.ts';
import type { CrawledPage, CrawledSite } from '../../crawl/crawled-site.ts';
import { siteOf } from '../testing/site-of.ts';
import { answerText } from './answer-part.ts';
import { findQuestions } from './find-questions.ts';

const nothing: BusinessFacts = {
  types: [],
  name: '',
  phones: [],
  emails: [],
  address: '',
  hours: [],
  areas: [],
  founders: [],
  offers: [],
  lines: [],
};
const section = (heading: string, text: string, kinds?: string) => ({
  level: 2,
  heading,
  text,
  ...(kinds ? { kinds } : {}),
});
function answersOf(pages: (Partial<CrawledPage> & { url: string })[], site: Partial<CrawledSite>) {
  const found = findQuestions(
    siteOf(
      pages.map((page) => ({ language: '', ...page })),
      site,
    ),
  );
  return Object.fromEntries(
    found.map(({ question, answer, page }) => [question, [answerText(answer), page.url]]),
  );
}

describe('what every visitor asks', () => {
  const footer = { ...nothing, phones: ['02 40 11 22 33'] };
  const bakery = answersOf(
    [
      { url: '/', title: 'Boulangerie Lebon', description: 'Pain au levain à Nantes.', business: footer },
      {
        url: '/tarifs',
        title: 'Tarifs',
        kind: 'pricing',
        business: footer,
        sections: [
          section(
            'Tarifs',
            'Produit | Petit | Grand\n\nMiche | 4,20 € | 7,80 €\n\nBrioche | 5,50 € | 9,90 €',
            'hrr',
          ),
          section('Viennoiseries', 'Croissant | 1,30 €\n\nPain au chocolat | 1,45 €', 'rr'),
        ],
      },
      {
        url: '/contact',
        title: 'Contact',
        kind: 'contact',
        business: { ...footer, emails: ['bonjour@lebon.example'] },
        sections: [
          section('Contact', 'Boulangerie Lebon\n14, rue des Carmes\n44000 Nantes'),
          section('Accès', 'Tramway lignes 1, 2 et 3, arrêt Commerce, puis cinq minutes à pied.'),
        ],
      },
    ],
    { name: 'Boulangerie Lebon', language: 'fr' },
  );

  it('is answered by the page that is for it, though every footer holds a part', () => {
    expect(bakery['Comment contacter la Boulangerie Lebon ?']).toEqual([
      '- 02 40 11 22 33\n- bonjour@lebon.example',
      'https://anvils.example/contact',
    ]);
  });

  it('says where it is before how to come there', () => {
    expect(bakery['Où se trouve la Boulangerie Lebon ?']?.[0]).toBe(
      '14, rue des Carmes, 44000 Nantes\n\nTramway lignes 1, 2 et 3, arrêt Commerce, puis cinq minutes à pied.',
    );
  });

  it('has the prices of all tables, by the names of their columns', () => {
    expect(bakery['Quels sont les tarifs ?']?.[0]).toBe(
      '- Miche : Petit 4,20 €; Grand 7,80 €\n- Brioche : Petit 5,50 €; Grand 9,90 €\n- Croissant : 1,30 €\n- Pain au chocolat : 1,45 €',
    );
  });

  it('is asked beside what the site is, however many words its name has', () => {
    const practice = answersOf(
      [
        {
          url: '/',
          title: 'Zahnarztpraxis am Markt',
          description: 'Zahnarztpraxis am Markt in Göttingen: Vorsorge, Implantate und Prophylaxe.',
          business: { ...nothing, phones: ['0551 770011'], address: 'Marktplatz 7, 37073 Göttingen' },
        },
      ],
      { name: 'Zahnarztpraxis am Markt', language: 'de' },
    );
    expect(Object.keys(practice)).toEqual([
      'Was ist die Zahnarztpraxis am Markt?',
      'Wo finde ich die Zahnarztpraxis am Markt?',
      'Wie erreiche ich die Zahnarztpraxis am Markt?',
    ]);
  });

  it('is of the program where the site is its manual', () => {
    const text = 'Install Quarrel with pip, which needs Python 3.9 or newer.';
    const manual = answersOf(
      [
        { url: '/', title: 'Contents', sections: [section('', 'quarrel --help', 'c')] },
        { url: '/install', title: 'Installation', kind: 'docs', sections: [section('Installation', text)] },
      ],
      { name: 'Quarrel 3.2 documentation' },
    );
    expect(manual['How do I install Quarrel?']?.[0]).toBe(text);
  });

  it('is also for whom one works, and how, where the site says it under a heading', () => {
    const consulting = answersOf(
      [
        {
          url: '/',
          title: 'LinuxBCN',
          sections: [
            section(
              'El que fem',
              'Acompanyem persones i organitzacions a construir una presència digital coherent.',
            ),
            section(
              'Com treballem',
              'Abans de proposar res, escoltem i entenem les eines que ja feu servir.',
            ),
            section(
              'Per a qui treballem',
              'Treballem amb artistes, entitats culturals i negocis de barri amb valors.',
            ),
          ],
        },
      ],
      { name: 'LinuxBCN', language: 'ca' },
    );
    expect(Object.keys(consulting)).toEqual([
      'Què ofereix LinuxBCN?',
      'Per a qui treballa LinuxBCN?',
      'Com treballa LinuxBCN?',
    ]);
  });

  it('does not say one address twice, in two orders', () => {
    const wash = answersOf(
      [
        {
          url: '/',
          title: 'Wash',
          business: { ...nothing, address: 'Sandyford Estate, Dublin, D18TX38' },
          sections: [section('Location', 'Sandyford Estate, D18TX38, Dublin')],
        },
      ],
      { name: 'Wash' },
    );
    expect(wash['Where is Wash?']?.[0]).toBe('Sandyford Estate, D18TX38, Dublin');
  });

  it('has no address of somebody who only works on it', () => {
    const about = { url: '/contributors', title: 'Contributors', kind: 'about' as const };
    const project = answersOf(
      [
        { url: '/', title: 'Anvil House' },
        { ...about, business: { ...nothing, emails: ['eve@else.example'] } },
      ],
      {},
    );
    expect(JSON.stringify(project)).not.toContain('eve@else.example');
  });
});

describe('what a page defines', () => {
  const said = (url: string, language: string, text: string, title: string) =>
    Object.keys(
      answersOf(
        [
          { url: '/', title: 'Home' },
          { url, title, sections: [section(title, text)] },
        ],
        { language },
      ),
    );

  it('is no customer of whom it tells', () => {
    const text = 'Brightwater is a water utility in the north of England with many suppliers.';
    expect(said('/customers/brightwater', 'en', text, 'Brightwater')).toEqual([]);
    expect(said('/brightwater', 'en', text, 'Brightwater')).toEqual(['What is Brightwater?']);
  });

  it('is told by a noun in Japanese, not by what is done when', () => {
    expect(
      said('/a', 'ja', '朝食は朴葉味噌と地元の野菜を使った和食を、7時30分からご用意いたします。', '朝食'),
    ).toEqual([]);
    expect(
      said(
        '/a',
        'ja',
        '朴葉味噌は、朴の葉に味噌と葱をのせて焼いて食べる飛騨地方の郷土料理です。',
        '朴葉味噌',
      ),
    ).toEqual(['朴葉味噌とは何ですか？']);
  });
});
