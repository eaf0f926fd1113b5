import { expect, it } from 'vitest';
import { placeFile } from './place-file.ts';

const answering = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

it.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])(
  'a volume that answers %s to a hard link is refused in one line that says what is needed',
  (code) => {
    expect(() => placeFile('/data/draft', '/data/secret', answering(code))).toThrow(
      /^\/data has no hard links \([A-Z]+\), .* Put DATA_DIR on a volume that has them/,
    );
  },
);

it('whatever else the system says is passed on', () => {
  expect(() => placeFile('/data/draft', '/data/secret', answering('ENOSPC'))).toThrow(/^ENOSPC$/);
});
