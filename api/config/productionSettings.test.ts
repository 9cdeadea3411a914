import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

const messageOf = (env: Record<string, string>): string => {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('the database', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://trybe.example',
    ALLOW_SANDBOX_PAYMENTS: 'on',
  };

  it('is never a new, empty one in production because its address is missing', () => {
    expect(messageOf(production)).toContain('DATABASE_URL: must be set when NODE_ENV=production');
    expect(messageOf(production)).toContain('DATABASE=embedded');
    expect(parseConfig({ ...production, DATABASE: 'embedded' }).databaseUrl).toBeNull();
  });

  it('is one of the two', () => {
    const url = { DATABASE_URL: 'postgres://trybe@db/trybe' };
    expect(messageOf({ DATABASE: 'embedded', ...url })).toContain('DATABASE: must not be embedded');
    expect(messageOf({ DATABASE: 'external' })).toContain('DATABASE_URL: must be set');
    expect(parseConfig({ DATABASE: 'external', ...url }).databaseUrl).toBe(url.DATABASE_URL);
  });

  it('has a password whose marks are encoded, and the refusal says how', () => {
    for (const password of ['a#b', 'a/#b'])
      expect(messageOf({ DATABASE_URL: `postgres://trybe:${password}@db/trybe` })).toContain(
        'write # as %23',
      );
    expect(parseConfig({ DATABASE_URL: 'postgres://trybe:a%23b@db/trybe' }).databaseUrl).toContain(
      '%23',
    );
  });
});

describe('a misspelt name', () => {
  it.each([
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['PUBLIC_ORIGN', 'PUBLIC_ORIGIN'],
    ['STMP_URL', 'SMTP_URL'],
    ['ALLOW_SANDBOX_PAYMENT', 'ALLOW_SANDBOX_PAYMENTS'],
  ])('%s stops the start and is told to be %s', (written, meant) => {
    const message = messageOf({ [written]: 'postgres://trybe:hunter2@db/trybe' });
    expect(message).toContain(`  ${written}: is no setting; it resembles ${meant}.`);
    expect(message).toContain(`Example: ${meant}=`);
    expect(message).not.toContain('hunter2');
  });

  it.each([
    'HOME',
    'HOSTNAME',
    'LOGNAME',
    'AWS_REGION',
    'DATABASE_HOST',
    'SESSION_MANAGER',
    'PATH',
  ])('%s is none: other programs use it', (name) => expect(messageOf({ [name]: 'any' })).toBe(''));

  it('is not suspected where the right one is set too', () => {
    const url = 'postgres://trybe@db/trybe';
    expect(messageOf({ DATABASE_URL: url, DATABASE_URI: url })).toBe('');
  });
});

describe('the public origin', () => {
  it.each(['http://trybe.example', 'http://localhost.trybe.example', 'http://192.168.0.5:3000'])(
    'refuses %s as the public origin in production, where cookies have to be safe on the way',
    (origin) => {
      const message = messageOf({ NODE_ENV: 'production', PUBLIC_ORIGIN: origin });
      expect(message).toContain('PUBLIC_ORIGIN: must be https');
      expect(messageOf({ PUBLIC_ORIGIN: origin })).toBe('');
    },
  );
});
