import { userInfo } from 'node:os';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { commandName, explainFileError, typedPath } from './typedWords.ts';

afterEach(() => vi.unstubAllEnvs());

test('a command is called as it was typed', () => {
  vi.stubEnv('npm_lifecycle_event', 'grant');
  expect(commandName('grant')).toBe('npm run grant --');
  vi.stubEnv('npm_lifecycle_event', 'start');
  expect(commandName('grant')).toBe('trybe grant');
});

test('a path counts from where it was typed, also where npm has gone elsewhere', () => {
  vi.stubEnv('INIT_CWD', '/srv/lists');
  expect(typedPath('all.csv')).toBe('/srv/lists/all.csv');
  expect(typedPath('/srv/all.csv')).toBe('/srv/all.csv');
});

describe('a file that cannot be opened', () => {
  const explain = (code: string) =>
    explainFileError(Object.assign(new Error(code), { code }), '/srv/closed/all.csv');

  test('is explained by the account that is kept out, with a folder that is not', () => {
    expect(explain('EACCES')).toBe(
      `The account ${userInfo().username} may not open /srv/closed/all.csv. Take a folder that is open to it, for example /tmp.`,
    );
  });

  test('is said to be missing', () => {
    expect(explain('ENOENT')).toBe('There is no file or folder /srv/closed/all.csv.');
  });

  test('is left to others where the reason is none of the file system', () => {
    expect(explain('ECONNREFUSED')).toBeNull();
    expect(explainFileError(undefined, '/srv/closed/all.csv')).toBeNull();
  });
});
