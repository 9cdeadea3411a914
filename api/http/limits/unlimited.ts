import type { InTurn } from '#api/platform/gates.ts';
import type { ProofOfWork } from './proofOfWork.ts';

export type SignInAttempt = {
  /** The account's id, whether its name or its address was entered; unknown ones as typed. */
  account: string;
  address: string;
  /** The token from an earlier sign-in in this browser, or null. */
  device: string | null;
};

/** Undoes the count; returns the token for the next sign-in, or null. */
export type SignedIn = () => Promise<string | null>;

/** Unless stated otherwise, a method throws RateLimited once its limit is used up. */
export type RateLimits = {
  /** Requests per minute and address; null: unlimited. */
  perMinute: number | null;
  request(address: string): Promise<void>;
  write(person: string): Promise<void>;
  /** Changes by one account wait for each other, so that a burst delays nobody else. */
  inTurn: InTurn;
  upload(userId: string): Promise<void>;
  geocode(address: string): Promise<void>;
  /** Whether an account may be registered without a task; does not throw. */
  registration(address: string): Promise<boolean>;
  /** Tasks for further registrations. */
  work: ProofOfWork;
  /** Counts mails requested from an address to a receiver, known or not. */
  mail(address: string, receiver: string): Promise<void>;
  link(address: string): Promise<void>;
  /**
   * Counted before the password is checked, so that parallel attempts cannot all be the first.
   * Resolves with what to call after a correct password.
   */
  trySignIn(attempt: SignInAttempt): Promise<SignedIn>;
  /** The browser's token after a sign-in to the account, or null. */
  knowDevice(account: string, device: string | null): Promise<string | null>;
};

const NO_LIMIT = async () => undefined;

export const UNLIMITED: RateLimits = {
  perMinute: null,
  request: NO_LIMIT,
  write: NO_LIMIT,
  inTurn: (_, work) => work(),
  upload: NO_LIMIT,
  geocode: NO_LIMIT,
  registration: async () => true,
  work: { make: async () => 'none', isSolved: async () => true, spend: async () => true },
  mail: NO_LIMIT,
  link: NO_LIMIT,
  trySignIn: async () => async () => null,
  knowDevice: async () => null,
};
