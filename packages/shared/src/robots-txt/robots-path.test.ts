import { describe, expect, it } from 'vitest';
import { isRobotsTxt, normaliseRobotsPath, robotsPathOf } from './robots-path.ts';

describe('a path in the form in which paths are compared', () => {
  it.each([
    ['/plain-path_1.~', '/plain-path_1.~'],
    ['/ü', '/%C3%BC'],
    ['/日本', '/%E6%97%A5%E6%9C%AC'],
    ['/%c3%bc', '/%C3%BC'],
    ['/%61%7e', '/a~'],
    ['/a%2fb', '/a%2Fb'],
    ['/a%zz', '/a%zz'],
    ['/a b', '/a%20b'],
    ['/😀', '/%F0%9F%98%80'],
    ['/\ud800', '/%EF%BF%BD'],
    ['/a*b$', '/a*b$'],
    ['/?q=a&b=[c]', '/?q=a&b=[c]'],
  ])('%s is %s', (path, normal) => {
    expect(normaliseRobotsPath(path)).toBe(normal);
    expect(normaliseRobotsPath(normal)).toBe(normal);
  });
});

describe('the path of an address', () => {
  it.each([
    ['https://a.example', '/'],
    ['https://a.example/b?c=d#e', '/b?c=d'],
    ['https://a.example?c', '/?c'],
    ['https://a.example/*$', '/%2A%24'],
    ['/b#c', '/b'],
    ['/b#c-d\ne', '/b'],
    ['/go?to=https://b.example/c', '/go?to=https://b.example/c'],
    ['HTTPS://a.example/b', '/b'],
    ['b', '/b'],
    ['', '/'],
  ])('%s has %s', (url, path) => {
    expect(robotsPathOf(url)).toBe(path);
  });

  it('is that of the file itself in one case alone', () => {
    expect(isRobotsTxt('/robots.txt')).toBe(true);
    expect(isRobotsTxt('/robots.txt?a')).toBe(false);
    expect(isRobotsTxt('/a/robots.txt')).toBe(false);
  });
});
