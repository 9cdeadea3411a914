import { describe, expect, it } from 'vitest';
import { authStepOf } from './authStep.ts';

describe('a link to the sign-in page', () => {
  it('opens the step that it names, with its token', () => {
    expect(authStepOf('forgot')).toEqual({ kind: 'forgot' });
    expect(authStepOf('passkey')).toEqual({ kind: 'passkey' });
    expect(authStepOf('reset=a-B_9')).toEqual({ kind: 'reset', token: 'a-B_9' });
    expect(authStepOf('confirm=x')).toEqual({ kind: 'confirm', token: 'x' });
  });

  it.each(['', 'reset', 'reset=', 'reset=a b', 'other=x', `reset=${'x'.repeat(101)}`])(
    'opens the forms for “%s”',
    (hash) => {
      expect(authStepOf(hash)).toBeNull();
    },
  );
});
