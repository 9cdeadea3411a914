export type AuthStep =
  | { kind: 'forgot' }
  /** Offered after registration where there is no mail. */
  | { kind: 'passkey' }
  /** From a mail: set a new password, confirm an address, end such mails, or answer for a body. */
  | { kind: TokenStep; token: string };

type TokenStep = 'reset' | 'confirm' | 'stop' | 'answer' | 'desk';

const WITH_TOKEN = /^(reset|confirm|stop|answer|desk)=([\w-]{1,100})$/u;

/**
 * The step in the hash; null: sign-in or registration. Tokens are in the hash because browsers
 * never send it, neither to server logs nor as a referrer.
 */
export function readAuthStep(hash: string): AuthStep | null {
  if (hash === 'forgot' || hash === 'passkey') return { kind: hash };
  const [, kind, token] = WITH_TOKEN.exec(hash) ?? [];
  if (token === undefined) return null;
  return { kind: kind as TokenStep, token };
}
