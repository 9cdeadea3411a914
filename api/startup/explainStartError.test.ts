import { describe, expect, it } from 'vitest';
import { ConfigError } from '#api/config/config.ts';
import { explainStartError } from './explainStartError.ts';

const withCode = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('a start that fails', () => {
  it('says what to do where the cause is known', () => {
    const taken = withCode(
      'EADDRINUSE',
      'listen EADDRINUSE: address already in use 127.0.0.1:3000',
    );
    expect(explainStartError(taken)).toMatch(/127\.0\.0\.1:3000[\s\S]*set PORT/u);
    // Node joins the failures of both loopback addresses under an empty message.
    const nobody = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    expect(explainStartError(nobody)).toMatch(/ECONNREFUSED[\s\S]*DATABASE_URL/u);
  });

  it('names the address of the database that it was about', () => {
    const wrong = Object.assign(withCode('28P01', 'no'), { setting: 'DATABASE_DIRECT_URL' });
    expect(explainStartError(wrong)).toMatch(/password\. Check DATABASE_DIRECT_URL, for example/u);
    expect(explainStartError(wrong)).not.toContain('embedded');
  });

  it('lists wrong settings as they are', () => {
    expect(explainStartError(new ConfigError('PORT: must be a number'))).toBe(
      'PORT: must be a number',
    );
  });

  it('shows where it came from when nobody knows the cause', () => {
    expect(explainStartError(new TypeError('unheard of'))).toMatch(/unheard of[\s\S]*at /u);
    expect(explainStartError('text')).toBe('text');
  });
});
