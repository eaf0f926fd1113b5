import { describe, expect, it } from 'vitest';
import { emptyRobotsForm, type RobotsForm, readRobotsForm } from './robots-form.ts';

const read = (difference: Partial<RobotsForm>) => readRobotsForm({ ...emptyRobotsForm, ...difference });
const problems = (difference: Partial<RobotsForm>) => {
  const result = read(difference);
  return result.ok ? {} : result.problems;
};

describe('the robots.txt form', () => {
  it('starts from the defaults of the product', () => {
    expect(emptyRobotsForm).toMatchObject({
      sitemapUrl: '',
      crawlDelay: '1',
      policy: 'as_it_is',
      disallowPaths: '/admin\n/private\n/api\n/temp',
      pageLimit: '15',
      autoDetectSize: true,
      skipCrawling: false,
    });
  });

  it('asks for no delay and no policy as long as nobody chooses one', () => {
    expect(read({})).toMatchObject({
      ok: true,
      robots: {
        crawlDelay: 0,
        allowAllEngines: true,
        disallowPaths: ['/admin', '/private', '/api', '/temp'],
      },
    });
    expect(read({})).not.toHaveProperty('robots.policy');
    expect(read({ policy: 'search_only', crawlDelay: '5' })).toMatchObject({
      robots: { policy: 'search_only', allowAllEngines: false, crawlDelay: 5 },
    });
  });

  it('reads what is typed, without empty lines and spaces around', () => {
    const result = read({
      sitemapUrl: ' https://a.example/sitemap.xml ',
      crawlDelay: '2.5',
      disallowPaths: '\n /a \n\n/b*\n',
      pageLimit: '40',
    });
    expect(result).toMatchObject({
      ok: true,
      robots: {
        sitemapUrl: 'https://a.example/sitemap.xml',
        crawlDelay: 2.5,
        disallowPaths: ['/a', '/b*'],
        pageLimit: 40,
      },
    });
    expect(read({ disallowPaths: '' })).toMatchObject({ ok: true, robots: { disallowPaths: [] } });
  });

  it.each([
    [{ crawlDelay: '' }, 'A number of seconds from 0 to 60'],
    [{ crawlDelay: '61' }, 'A number of seconds from 0 to 60'],
    [{ pageLimit: '1.5' }, 'A whole number from 1 to 2000'],
    [{ pageLimit: '0' }, 'A whole number from 1 to 2000'],
    [{ disallowPaths: '/a\nadmin' }, 'A path starts with "/" and has no spaces, e.g. /admin'],
    [{ sitemapUrl: 'ftp://a.example' }, 'A sitemap is an http or https address'],
  ])('names what is wrong with %j', (difference, text) => {
    expect(problems(difference)).toEqual({ [Object.keys(difference)[0] ?? '']: text });
  });
});
