import { describe, expect, it } from 'vitest';
import { parseConfig } from '#api/config/config.ts';
import { DEVICE_COOKIE, POSITION_COOKIE, SESSION_COOKIE } from '#api/http/cookieName.ts';
import { LANGUAGE_COOKIE } from '#schema/languages/languages.ts';
import {
  DATA_EXPORT_HOURS,
  DEADLINE_GRACE_DAYS,
  JURY_MAJORITY,
  JURY_SEATS,
  PHOTO_MAX_BYTES,
  PHOTOS_PER_REPORT,
  PLEDGE_EXPIRY_LAST_NOTICE_DAYS,
  RELEASE_NOTICE_HOURS,
  SELECTION_NOTICE_HOURS,
} from '#schema/limits.ts';
import {
  ACCEPTANCE_AFTER_HOURS,
  ARBITRATION_MAX_DAYS,
  CARD_RETURNS_DAYS,
  CARD_RETURNS_MAX,
  HELD_BY_TWO_MAX_DAYS,
  HELD_MAX_DAYS,
  HIDDEN_MAX_DAYS,
} from '#schema/caseLimits.ts';
import * as caseLimits from '#schema/caseLimits.ts';
import * as roleLimits from '#schema/people/roleLimits.ts';
import { DOLLAR_RULES } from '#schema/money/moneyRules.ts';
import { RETENTION, USUAL_RETENTION } from '#schema/site/retention.ts';
import { CONTACT_PROOF_HELD_DAYS } from '#schema/people/contact.ts';
import { USERNAME_HELD_DAYS } from '#schema/profileLimits.ts';
import { moneyWords } from '#web/features/site/useSiteTexts.ts';
import { ruleWords } from '#web/features/pages/ruleWords.ts';
import { faqContent } from '#web/features/pages/faq/content.ts';
import { homeContent } from '#web/features/pages/home/content.ts';
import { aboutContent } from '#web/features/pages/about/content.ts';
import { helpContent } from '#web/features/pages/help/content.ts';
import { howItWorksContent } from '#web/features/pages/howItWorks/content.ts';
import { privacyContent } from '#web/features/pages/privacy/content.ts';
import { privacyContent as arabicPrivacy } from '#web/features/pages/privacy/content.ar.ts';
import { privacyContent as germanPrivacy } from '#web/features/pages/privacy/content.de.ts';
import { privacyContent as spanishPrivacy } from '#web/features/pages/privacy/content.es.ts';
import { withRetention } from '#web/features/pages/privacy/withRetention.ts';
import { rolesContent } from '#web/features/record/roles/rolesContent.ts';
import { isTest, readSourceFiles } from './sourceFiles.ts';
import { termsContent } from '#web/features/pages/terms/content.ts';
import { verificationContent } from '#web/features/pages/verification/content.ts';

const PAGES = {
  home: homeContent,
  about: aboutContent,
  'how it works': howItWorksContent,
  verification: verificationContent,
  terms: termsContent,
  privacy: withRetention(privacyContent, USUAL_RETENTION),
  help: helpContent,
  faq: faqContent,
};

const PRIVACY = {
  English: privacyContent,
  German: germanPrivacy,
  Spanish: spanishPrivacy,
  Arabic: arabicPrivacy,
};

const AMOUNTS = moneyWords(DOLLAR_RULES);
/** As an installation in dollars shows it. */
const written = (text: string) =>
  text.replace(/\{(\w+)\}/gu, (name, word: string) => AMOUNTS[word] ?? name);

/** Every text of a page, without its addresses and numbered headings. */
function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return content.startsWith('/') ? [] : [written(content)];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]: [string, unknown]) =>
    name === 'title' && typeof value === 'string'
      ? [value.replace(/^\d+\. /u, '')]
      : textsOf(value),
  );
}

/** As it is unless the operator chose otherwise. */
const { retention } = parseConfig({});
/** How long what belongs to a person is kept. */
const KEPT = [
  `for ${USERNAME_HELD_DAYS} days a digest`,
  `for ${(CONTACT_PROOF_HELD_DAYS * 12) / 365} months after you take it back`,
  `for ${retention.accountTraceDays} days after they were last seen`,
  `after ${retention.sessionDays} days without use, and after ${retention.sessionMaxDays} days in any case`,
  `for ${retention.deviceDays} days that you have signed in`,
  `our answer to it is kept for ${retention.replyKeptDays} days`,
  `which is deleted after ${retention.failedSignInHours} hours`,
  `within minutes and for ${DATA_EXPORT_HOURS} hours`,
  `the mark of its card stays for ${CARD_RETURNS_DAYS} days`,
];

const megabytes = `${PHOTO_MAX_BYTES / 1024 / 1024} MB`;
/** What is no figure of the rules: the day of the text, an age, a layer. */
const OTHERS = [
  'May 18, 2025',
  'at least 16 years',
  'under 16',
  'an answer within 30 days',
  'Argon2',
  'Layer 1',
  'Layer 2',
  'Layer 3',
  megabytes,
];
const TIED = [
  ...Object.values(ruleWords).map(written),
  ...KEPT,
  `${PLEDGE_EXPIRY_LAST_NOTICE_DAYS} day`,
  ...OTHERS,
];

/** Longest first: `300 days` is taken out as one, not as the `0 days` in it. */
const longestFirst = TIED.toSorted((a, b) => b.length - a.length);
const withoutFigures = (text: string): string =>
  longestFirst.reduce((left, figure) => left.replaceAll(figure, ''), text);

describe('what the pages claim', () => {
  it.each(Object.entries(PAGES))('%s: every figure is that of a rule', (_, content) => {
    const untied = textsOf(content).filter((text) => /\d/u.test(withoutFigures(text)));
    expect(untied).toEqual([]);
  });

  it.each([
    [JURY_SEATS, 5, verificationContent, 'five verifiers'],
    [JURY_SEATS, 5, termsContent, 'a jury of five members'],
    [JURY_SEATS, 5, faqContent, 'a jury of five'],
    [JURY_MAJORITY, 3, verificationContent, 'Three of five decide'],
    [DEADLINE_GRACE_DAYS, 7, howItWorksContent, 'plus a week of grace'],
    [SELECTION_NOTICE_HOURS, 24, howItWorksContent, 'A day of notice follows'],
    [ACCEPTANCE_AFTER_HOURS, 24, verificationContent, 'within 24 hours of the proof only if every'],
    [ARBITRATION_MAX_DAYS, 30, verificationContent, 'a final ruling within 30 days the votes'],
    [CARD_RETURNS_MAX, 3, faqContent, 'after three card pledges that you took back within 30'],
    [HIDDEN_MAX_DAYS, 14, verificationContent, 'hiding stops the case for at most 14 days'],
    [HELD_MAX_DAYS, 30, verificationContent, 'together for at most 30 days'],
    [HELD_BY_TWO_MAX_DAYS, 60, verificationContent, 'or 60 days once a second ambassador'],
    [RELEASE_NOTICE_HOURS, 24, verificationContent, 'a notice at least 24 hours before'],
    [PHOTOS_PER_REPORT, 5, helpContent, 'add up to five photos'],
  ])('%s is %s in words', (constant, known, content, words) => {
    expect(constant).toBe(known);
    expect(textsOf(content).join('\n')).toContain(words);
  });

  it.each([
    [roleLimits.FIRST_AMBASSADORS_HOURS, 24, 'of the first 24 hours after the first one'],
    [roleLimits.ROLE_NOTICE_DAYS, 14, 'takes effect 14 days after it is announced here'],
    [roleLimits.ROLE_MEMORY_DAYS, 90, 'or one of the last 90 days, objects'],
    [roleLimits.ROLE_MEMORY_DAYS, 90, 'is drawn for no jury for 90 days'],
  ])('%s is %s beside the roles', (constant, known, words) => {
    expect(constant).toBe(known);
    expect(textsOf(rolesContent).join('\n')).toContain(words);
  });

  it('leave out no limit of cases and roles, which texts or refusals take from its constant', () => {
    const told = readSourceFiles()
      .filter((file) => !isTest(file) && /content|ruleWords|errors\.ts/iu.test(file.path))
      .map(({ text }) => text.replaceAll(/^import[^;]*;/gmu, ''))
      .join('\n');
    const limits = Object.keys({ ...caseLimits, ...roleLimits });
    const untold = limits.filter((name) => !told.includes(name));
    expect(untold).toEqual([]);
  });

  it.each(KEPT)('tell how long it is kept: %s', (words) => {
    expect(textsOf(PAGES.privacy).join('\n')).toContain(words);
  });

  it.each(Object.entries(PRIVACY))('in %s: say each time that the operator sets', (_, content) => {
    const periods = [...JSON.stringify(content).matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
    expect(periods).toEqual(expect.arrayContaining(Object.keys(RETENTION)));
  });

  it.each(Object.entries(PRIVACY))('in %s: name each cookie', (_, content) => {
    const named = [...new Set(JSON.stringify(content).match(/trybe[.-][a-z]+(?=\*\*)/gu))];
    const cookies = [SESSION_COOKIE, DEVICE_COOKIE, POSITION_COOKIE, LANGUAGE_COOKIE];
    expect(named.toSorted()).toEqual(cookies.toSorted());
  });

  it.each([
    ['one donor', verificationContent, 'A single donor holds all of the donors’ 50%'],
    ['no donor', verificationContent, 'the creator alone decides'],
    ['nobody votes on a small sum', verificationContent, 'at most $1,000 are in escrow, they are'],
    ['nobody votes on a large sum', verificationContent, 'above that sum a jury looks'],
    ['the share', homeContent, 'at least 90% of the money'],
    ['what may change', termsContent, 'its title, place, photos and criteria are locked'],
  ])('say what happens with %s', (_, content, words) => {
    expect(textsOf(content).join('\n')).toContain(words);
  });

  it('nowhere promise more than the rules hold', () => {
    const all = Object.values(PAGES).flatMap(textsOf).join('\n');
    expect(all).not.toMatch(/over 90%/iu);
    expect(all).not.toMatch(/at any time before it is completed/iu);
  });
});
