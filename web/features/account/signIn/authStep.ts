export type AuthStep =
  | { kind: 'forgot' }
  /** Offered after a registration where there is no mail. */
  | { kind: 'passkey' }
  /** From a mail: what allows a new password, confirms an address, or ends such mails. */
  | { kind: 'reset' | 'confirm' | 'stop'; token: string };

const WITH_TOKEN = /^(reset|confirm|stop)=([\w-]{1,100})$/u;

/**
 * What the part of the address behind the # asks for; null: signing in or registering. Tokens stand
 * there because a browser sends that part to nobody, neither to a server's log nor as a referrer.
 */
export function authStepOf(hash: string): AuthStep | null {
  if (hash === 'forgot' || hash === 'passkey') return { kind: hash };
  const [, kind, token] = WITH_TOKEN.exec(hash) ?? [];
  if (token === undefined) return null;
  return { kind: kind as 'reset' | 'confirm' | 'stop', token };
}
