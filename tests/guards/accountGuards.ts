import type { Guard } from './guard.ts';

const PROVIDER = 'tests/security/signInProvider.test.ts';
const GUESSES = 'tests/security/signInGuesses.test.ts';

/** Whose account it is: ways in by a provider, browsers that are known, accounts that share one. */
export const ACCOUNT_GUARDS: readonly Guard[] = [
  {
    name: 'provider_vouches_for_the_address',
    says: 'an address that the provider does not vouch for makes no account',
    edits: [
      {
        at: 'provider-vouches-for-the-address',
        instead: "if (email === null) throw new Refusal('provider_email_unproved');",
      },
    ],
    test: { file: PROVIDER, name: 'takes no account over' },
  },
  {
    name: 'provider_takes_no_account_over',
    says: 'an account that has the address is not signed in to by it',
    edits: [
      {
        at: 'provider-takes-no-account-over',
        instead: `const owner = await findByEmail(tx, email);
          if (owner !== null) return { outcome: 'known', userId: owner.id };`,
      },
    ],
    test: { file: PROVIDER, name: 'takes no account over' },
  },
  {
    name: 'provider_answer_counts_once',
    says: 'an answer of the provider is used up by its first use, also by one that fails',
    edits: [{ at: 'provider-answer-counts-once', instead: '' }],
    test: { file: PROVIDER, name: 'takes an answer once' },
  },
  {
    name: 'provider_asks_for_the_passkey',
    says: 'the provider alone opens no account that has a passkey',
    edits: [{ at: 'provider-asks-for-the-passkey', instead: 'void second;' }],
    test: { file: PROVIDER, name: 'lets nobody in alone to an account with a passkey' },
  },
  {
    name: 'provider_appoints_operators_alone',
    says: "what people decided about a role stays, whatever the provider's groups say",
    edits: [
      {
        at: 'provider-appoints-operators-alone',
        instead: `const role = isOperator ? 'operator' : 'user';
          void roleByGroup({ accountRole, isFrozen, roleBy }, isOperator);`,
      },
    ],
    test: { file: 'tests/security/providerGroups.test.ts', name: 'touches nobody else' },
  },
  {
    name: 'last_way_in_stays',
    says: 'the provider is not unlinked from an account without a password',
    edits: [
      { at: 'last-way-in-is-told', instead: 'void hasPassword;' },
      { at: 'last-way-in-stays', instead: 'void hasPassword;' },
    ],
    test: { file: PROVIDER, name: 'never removes the last way in' },
  },
  {
    name: 'known_after_signing_in',
    says: 'guesses from elsewhere do not lock the owner out of a browser they signed in with',
    edits: [{ at: 'known-browser-is-not-locked-out', instead: '' }],
    test: { file: GUESSES, name: 'a browser that they have signed in with' },
  },
  {
    name: 'known_after_registering',
    says: 'nor of the one that they registered with, which asked for no password yet',
    edits: [{ at: 'browser-is-known-by-every-way-in', instead: 'const device = knownAs ?? null;' }],
    test: { file: GUESSES, name: 'the browser that they have registered with' },
  },
  {
    name: 'known_to_its_own_account',
    says: 'a browser that one account knows guesses no faster at another one',
    edits: [{ at: 'known-to-its-own-account', instead: '.update(`device ${name}`)' }],
    test: { file: GUESSES, name: 'it is known to its own account alone' },
  },
  {
    name: 'accounts_of_one_browser',
    says: 'accounts that are used in one browser are connected, and hold one seat in a jury',
    edits: [{ at: 'accounts-of-one-browser', instead: '' }],
    test: {
      file: 'tests/security/connectedAccounts.test.ts',
      name: 'accounts of one browser are connected',
    },
  },
  {
    name: 'appearing_together_is_noted',
    says: 'accounts that decide from one line at one time, on several days, are connected too',
    edits: [{ at: 'appearing-together-is-noted', instead: '' }],
    test: { file: 'tests/security/connectedAccounts.test.ts', name: 'are noted where they decide' },
  },
  {
    name: 'nobody_judges_in_a_partys_browser',
    says: 'who uses the browser of a party does not judge them',
    edits: [{ at: 'nobody-judges-in-a-partys-browser', instead: '' }],
    test: {
      file: 'tests/security/judgeInAPartysBrowser.test.ts',
      name: 'confirms no ruling of who uses the same browser',
    },
  },
  {
    name: 'ambassadors_are_announced',
    says: 'an operator makes no ambassador before a public notice',
    edits: [{ at: 'ambassadors-are-announced', instead: 'const isAnnounced = times === null;' }],
    test: {
      file: 'tests/security/ownJudges.test.ts',
      name: 'an operator makes no ambassador before a public notice of fourteen days',
    },
  },
];
