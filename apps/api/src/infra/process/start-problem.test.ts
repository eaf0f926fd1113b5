import { describe, expect, it } from 'vitest';
import { startProblem } from './start-problem.ts';

describe('startProblem', () => {
  it('adds the innermost reason to what was tried, in one line', () => {
    const reason = new Error('relation "users" already exists');
    const failed = new Error('Failed query: CREATE TABLE "users" (\n  "id" uuid\n)', {
      cause: new Error('in between', { cause: reason }),
    });
    expect(startProblem(failed)).toBe('Failed query: CREATE TABLE "users" ( relation "users" already exists');
  });

  it('says a sentence once when nothing is behind it', () => {
    expect(startProblem(new Error('DATA_DIR is in use'))).toBe('DATA_DIR is in use');
  });

  it('repeats no reason that is in what was said', () => {
    const failed = new Error('Nothing was restored. Too long.', { cause: new Error('Too long.') });
    expect(startProblem(failed)).toBe('Nothing was restored. Too long.');
  });

  it('says in words what the system means', () => {
    const reason = Object.assign(new Error("EEXIST: file already exists, mkdir '/data'"), { code: 'EEXIST' });
    expect(startProblem(reason)).toBe(
      "A file stands where a folder is needed: EEXIST: file already exists, mkdir '/data'",
    );
  });

  it('says which port is taken and what to do', () => {
    const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', port: 3001 });
    expect(startProblem(taken)).toBe('port 3001 is in use. Stop what listens there, or set another PORT.');
  });

  it.each([
    [
      { code: 'ENOTFOUND', syscall: 'getaddrinfo' },
      'getaddrinfo ENOTFOUND nowhere.invalid',
      'HOST is no address of this machine (getaddrinfo ENOTFOUND nowhere.invalid). Set 127.0.0.1, 0.0.0.0 for all addresses, or one of its own.',
    ],
    [
      { code: 'EADDRNOTAVAIL', syscall: 'listen' },
      'listen EADDRNOTAVAIL: address not available 192.0.2.1:3001',
      'HOST is no address of this machine (listen EADDRNOTAVAIL: address not available 192.0.2.1:3001). Set 127.0.0.1, 0.0.0.0 for all addresses, or one of its own.',
    ],
    [
      { code: 'EACCES', syscall: 'listen' },
      'listen EACCES: permission denied 0.0.0.0:80',
      'this user may not listen on that port (listen EACCES: permission denied 0.0.0.0:80). Set another PORT, such as one above 1023.',
    ],
  ])('says where it cannot listen: %o', (facts, message, line) => {
    expect(startProblem(Object.assign(new Error(message), facts))).toBe(line);
  });

  it('takes whatever was thrown', () => {
    expect(startProblem('no')).toBe('no');
  });
});
