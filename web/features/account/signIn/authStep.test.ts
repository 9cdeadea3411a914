import { describe, expect, it } from 'vitest';
import { readAuthStep } from './authStep.ts';

describe('a link to the sign-in page', () => {
  it('opens the step that it names, with its token', () => {
    expect(readAuthStep('forgot')).toEqual({ kind: 'forgot' });
    expect(readAuthStep('passkey')).toEqual({ kind: 'passkey' });
    expect(readAuthStep('reset=a-B_9')).toEqual({ kind: 'reset', token: 'a-B_9' });
    expect(readAuthStep('confirm=x')).toEqual({ kind: 'confirm', token: 'x' });
  });

  it.each(['', 'reset', 'reset=', 'reset=a b', 'other=x', `reset=${'x'.repeat(101)}`])(
    'opens the forms for “%s”',
    (hash) => {
      expect(readAuthStep(hash)).toBeNull();
    },
  );
});
