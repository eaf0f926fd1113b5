import { describe, expect, it } from 'vitest';
import { type KindSigns, pageKind } from './page-kind.ts';

const kindOf = (path: string, signs: Partial<KindSigns> = {}) =>
  pageKind({
    url: `https://a.example${path}`,
    isHome: false,
    types: [],
    openGraphType: '',
    isPost: false,
    answered: 0,
    ...signs,
  });

describe('the kind of a page', () => {
  it('is that of the home page whatever else it says', () => {
    expect(kindOf('/privacy', { isHome: true, types: ['Product'] })).toBe('home');
  });

  it('is that of an article where the system says that it is a post, unless its address says more', () => {
    expect(kindOf('/five-exercises', { isPost: true })).toBe('article');
    expect(kindOf('/prices', { isPost: true })).toBe('pricing');
  });

  it('is that of an article by og:type only where the page describes nothing else', () => {
    const social = { openGraphType: 'article' };
    expect(kindOf('/x', social)).toBe('article');
    expect(kindOf('/x', { ...social, types: ['PodcastEpisode'] })).toBe('other');
    expect(kindOf('/x', { ...social, types: ['ItemPage'] })).toBe('other');
  });

  it('is not that of what a site says about working there, for one of the positions that it lists', () => {
    expect(kindOf('/jobs/engineer-8841', { types: ['JobPosting'] })).toBe('other');
    expect(kindOf('/jobs/backend-engineer')).toBe('other');
    expect(kindOf('/jobs')).toBe('about');
  });

  it.each([
    ['/privacy', 'legal'],
    ['/Privacy/', 'legal'],
    ['/de/impressum.html', 'legal'],
    ['/privacy.htm', 'legal'],
    ['/conditions-generales-de-vente', 'legal'],
    ['/conditions', 'other'],
    ['/conditions/back-pain', 'other'],
    ['/conditions-we-treat', 'other'],
    ['/privacy.asp', 'legal'],
    ['/en-gb/faq/', 'faq'],
    ['/pricing.php', 'pricing'],
    ['/eintrittspreise.html', 'pricing'],
    ['/admission-fees', 'pricing'],
    ['/contact_us', 'contact'],
    ['/contact-ar.html', 'contact'],
    ['/about-fr', 'about'],
    ['/تواصل-معنا', 'contact'],
    ['/contest-ar', 'other'],
    ['/p6_contacts.php', 'contact'],
    ['/02-prices.html', 'pricing'],
    ['/3-d-shop-near-you', 'other'],
    ['/about-us', 'about'],
    ['/obchodni-podminky/', 'legal'],
    ['/politika-konfidentsiynosti', 'legal'],
    ['/hinnasto', 'pricing'],
    ['/cenik/', 'pricing'],
    ['/camere-si-tarife/', 'pricing'],
    ['/ціни', 'pricing'],
    ['/yhteystiedot', 'contact'],
    ['/צור-קשר/', 'contact'],
    ['/επικοινωνία', 'contact'],
    ['/om-os/', 'about'],
    ['/despre-noi', 'about'],
    ['/szolgaltatasaink', 'product'],
    ['/novinky', 'listing'],
    ['/blogi/leipa', 'article'],
    ['/%C3%A0-propos', 'about'],
    ['/docs/index.html', 'docs'],
    ['/shop/guide', 'docs'],
    ['/changelog', 'archive'],
    ['/about.php-team', 'other'],
    ['/bread', 'other'],
    ['/en/', 'other'],
    ['/', 'other'],
  ])('is told by its own address: %s is %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  it.each([
    ['/tag/bread', 'listing'],
    ['/shop/category/cakes', 'listing'],
    ['/bread?page=2', 'listing'],
    ['/bread?by=price&page=2', 'listing'],
    ['/bread?page=all', 'other'],
    ['/bread?homepage=2', 'other'],
    ['/blog', 'listing'],
    ['/blog/', 'listing'],
    ['/blog/index.html', 'listing'],
    ['/en/blog', 'listing'],
    ['/en-gb/blog', 'listing'],
    ['/guides/news', 'article'],
  ])('is told by what lists others: %s is %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  it.each([
    ['/blog/sourdough', 'article'],
    ['/2026/sourdough', 'article'],
    ['/company-x/shop/sourdough', 'product'],
    ['/docs/blog/sourdough', 'docs'],
    ['/%ff/blog/sourdough', 'article'],
  ])('is told by its folder where it says nothing itself: %s is %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  it.each([
    [['NewsArticle'], 'article'],
    [['TechArticle'], 'docs'],
    [['APIReference'], 'docs'],
    [['WebPage', 'Product'], 'product'],
    [['AboutPage'], 'about'],
    [['ContactPage'], 'contact'],
    [['CollectionPage'], 'listing'],
    [['HowTo'], 'docs'],
    [['FAQPage', 'BlogPosting'], 'article'],
    [['WebPage'], 'other'],
  ])('is told by its structured data: %j is %s', (types, kind) => {
    expect(kindOf('/bread', { types })).toBe(kind);
  });

  it.each([
    ['/privacy', 'legal'],
    ['/faq', 'faq'],
    ['/pricing', 'pricing'],
    ['/contact', 'contact'],
    ['/about', 'about'],
  ])('is told by the address before the structured data: %s is %s', (path, kind) => {
    expect(kindOf(path, { types: ['Product'] })).toBe(kind);
  });

  it.each([
    ['/docs', ['BlogPosting'], 'article'],
    ['/recipes/rye-bread', ['Recipe'], 'article'],
    ['/shop/bread', ['BlogPosting'], 'article'],
    ['/tag/bread', ['Product'], 'product'],
    ['/docs/bread', ['AboutPage'], 'about'],
    ['/docs/bread', ['ContactPage'], 'contact'],
    ['/shop/bread', ['CollectionPage'], 'product'],
    ['/tag/bread', ['HowTo'], 'listing'],
  ])(
    'is told by some data before the address, and by others after: %s with %j is %s',
    (path, types, kind) => {
      expect(kindOf(path, { types })).toBe(kind);
    },
  );

  it('is a list of questions when most of it is answers', () => {
    expect(kindOf('/bread', { types: ['FAQPage'], answered: 0.6 })).toBe('faq');
    expect(kindOf('/bread', { types: ['FAQPage'], answered: 0.59 })).toBe('other');
    expect(kindOf('/bread', { types: ['WebPage'], answered: 0.9 })).toBe('other');
  });

  it.each([
    ['article', 'article'],
    ['product', 'product'],
    ['website', 'other'],
  ])('is told by what it is when it is shared, last of all: %s is %s', (openGraphType, kind) => {
    expect(kindOf('/bread', { openGraphType })).toBe(kind);
    expect(kindOf('/bread', { openGraphType, types: ['CollectionPage'] })).toBe('listing');
  });

  it('is an article by og:type, unless its data call it a page', () => {
    expect(kindOf('/heizung/', { openGraphType: 'article' })).toBe('article');
    expect(kindOf('/heizung/', { openGraphType: 'article', types: ['Plumber', 'WebPage'] })).toBe('other');
    expect(kindOf('/x/', { openGraphType: 'article', types: ['WebPage', 'BlogPosting'] })).toBe('article');
  });
});
