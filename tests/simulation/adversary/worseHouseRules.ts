import { hoursAfter } from '#api/platform/instant.rules.ts';
import { RULES, type Rules } from './rules.ts';

/** Rules on roles, accounts and cards that break a promise, with what is said of them. */
export const WORSE_HOUSE_RULES: [what: string, rules: Partial<Rules>, found: RegExp][] = [
  [
    'a limit that is changed after the choice counts',
    { limitOf: (_ofChoice, ofNow) => ofNow },
    /One ambassador alone|Silence pays/u,
  ],
  [
    'an account that is frozen after the choice loses its say',
    { isFrozenBefore: (since) => since !== null },
    /took a say/u,
  ],
  [
    'a second freeze counts as the first',
    { frozenFrom: (_before, now) => now },
    /gave a say back/u,
  ],
  [
    'a juror whose account is frozen loses the seat',
    { mayGiveVerdict: (actor) => (actor.isFrozen ? 'account_frozen' : null) },
    /took a seat/u,
  ],
  [
    'a donor whose account is frozen leaves the money',
    {
      mayWithdrawPledge: (actor, issue, pledge) =>
        actor.isFrozen ? 'account_frozen' : RULES.mayWithdrawPledge(actor, issue, pledge),
    },
    /cannot take a pledge back/u,
  ],
  [
    'a chosen solver whose account is frozen hands nothing in',
    {
      maySubmitProof: (actor, on, now) =>
        actor.isFrozen ? 'account_frozen' : RULES.maySubmitProof(actor, on, now),
    },
    /kept the chosen solver/u,
  ],
  ['operators appoint in silence', { needsNotice: () => false }, /without its public notice/u],
  [
    'the public notice takes a day',
    { effectAt: (announcedAt) => hoursAfter(announcedAt, 24) },
    /without (its )?public notice/u,
  ],
  [
    'an objection to an appointment stops nothing',
    {
      appointmentOutcome: (on, now) => RULES.appointmentOutcome({ ...on, objectedAt: null }, now),
    },
    /against an objection/u,
  ],
  [
    'what somebody objected to never ends',
    {
      appointmentOutcome: (on, now) =>
        on.objectedAt === null ? RULES.appointmentOutcome(on, now) : null,
    },
    /waits for ever/u,
  ],
  [
    'accounts of one card are refunded as strangers',
    {
      hasUsedUpReturns: (caused, donorId) => RULES.hasUsedUpReturns(caused, donorId, new Set()),
    },
    /pays by card/u,
  ],
  [
    'nobody ends an arbitration',
    { arbitrationEndsAt: () => null },
    /goes on without an end|never ends/u,
  ],
];
