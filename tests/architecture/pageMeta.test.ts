import { describe, expect, test } from 'vitest';
import { INDEXED_PATHS, missingPage, findPageMeta } from '#api/http/pages/pageMeta.ts';
import { META_DESCRIPTION_LENGTH } from '#schema/limits.ts';
import { adminContent } from '#web/features/console/content.ts';
import { overviewContent } from '#web/features/console/overview/overviewContent.ts';
import { bodiesContent } from '#web/features/console/bodies/bodiesContent.ts';
import { categoriesContent } from '#web/features/console/categories/categoriesContent.ts';
import { contentContent } from '#web/features/console/content/contentContent.ts';
import { jobsContent } from '#web/features/console/jobs/jobsContent.ts';
import { moneyContent as consoleMoneyContent } from '#web/features/console/money/moneyContent.ts';
import { textsContent } from '#web/features/console/texts/textsContent.ts';
import { transferContent } from '#web/features/console/transfer/transferContent.ts';
import { peopleContent as consolePeopleContent } from '#web/features/console/people/peopleContent.ts';
import { setupContent } from '#web/features/console/setup/setupContent.ts';
import { authContent } from '#web/features/account/signIn/content.ts';
import { faqContent } from '#web/features/pages/faq/content.ts';
import { homeContent } from '#web/features/pages/home/content.ts';
import { issuesContent } from '#web/features/issues/list/content.ts';
import { leaderboardContent } from '#web/features/record/leaderboard/content.ts';
import { mailboxContent } from '#web/features/notices/mailbox/content.ts';
import { mapPageContent } from '#web/features/map/content.ts';
import { notFoundContent } from '#web/features/pages/notFound/content.ts';
import { outboxContent } from '#web/features/outbox/content.ts';
import { aboutContent } from '#web/features/pages/about/content.ts';
import { accessibilityContent } from '#web/features/pages/accessibility/content.ts';
import { helpContent } from '#web/features/pages/help/content.ts';
import { howItWorksContent } from '#web/features/pages/howItWorks/content.ts';
import { joinUsContent } from '#web/features/pages/joinUs/content.ts';
import { privacyContent } from '#web/features/pages/privacy/content.ts';
import { termsContent } from '#web/features/pages/terms/content.ts';
import { verificationContent } from '#web/features/pages/verification/content.ts';
import { paymentContent } from '#web/features/pledges/payment/content.ts';
import { peopleContent } from '#web/features/people/content.ts';
import { ownListContent } from '#web/features/account/lists/content.ts';
import { profileContent } from '#web/features/account/profile/content.ts';
import { reportContent } from '#web/features/report/content.ts';
import { deskContent } from '#web/features/desk/deskContent.ts';
import { juryContent } from '#web/features/jury/juryContent.ts';
import { moderationQueueContent } from '#web/features/moderation/queue/moderationQueueContent.ts';
import { transparencyContent } from '#web/features/record/transparency/content.ts';

type Texts = { title: string; description: string };
const withSubtitle = (content: { title: string; subtitle: string }): Texts => ({
  title: content.title,
  description: content.subtitle,
});

/** What each page tells the browser once its script runs. */
const SHOWN: Record<string, Texts> = {
  '/': { title: homeContent.pageTitle, description: homeContent.description },
  '/auth': { title: authContent.pageTitle, description: authContent.subtitle },
  '/issues': withSubtitle(issuesContent),
  '/map': withSubtitle(mapPageContent),
  '/faq': faqContent,
  '/about': aboutContent,
  '/how-it-works': howItWorksContent,
  '/terms': termsContent,
  '/privacy': privacyContent,
  '/accessibility': accessibilityContent,
  '/help': helpContent,
  '/verification-process': verificationContent,
  '/join-us': joinUsContent,
  '/leaderboard': {
    title: leaderboardContent.pageTitle,
    description: leaderboardContent.description,
  },
  '/transparency': {
    title: transparencyContent.pageTitle,
    description: transparencyContent.description,
  },
  '/users/00000000-0000-4000-8000-000000000001': {
    title: peopleContent.fallbackTitle,
    description: peopleContent.description,
  },
  '/report-issue': withSubtitle(reportContent),
  '/profile': { title: profileContent.pageTitle, description: profileContent.description },
  '/mine': ownListContent,
  '/outbox': withSubtitle(outboxContent),
  '/jury': withSubtitle(juryContent),
  '/desk': withSubtitle(deskContent),
  '/desk/moderation': withSubtitle(moderationQueueContent),
  '/setup': withSubtitle(setupContent),
  '/admin': withSubtitle(overviewContent),
  '/admin/settings': withSubtitle(adminContent),
  '/admin/people': withSubtitle(consolePeopleContent),
  '/admin/content': withSubtitle(contentContent),
  '/admin/money': withSubtitle(consoleMoneyContent),
  '/admin/operations': withSubtitle(jobsContent),
  '/admin/import': withSubtitle(transferContent),
  '/admin/categories': withSubtitle(categoriesContent),
  '/admin/bodies': withSubtitle(bodiesContent),
  '/admin/texts': withSubtitle(textsContent),
  '/admin/record': withSubtitle(consolePeopleContent.record),
  '/payment': withSubtitle(paymentContent),
  '/mailbox': withSubtitle(mailboxContent),
};

describe('the metadata that the server sends', () => {
  test.each(Object.entries(SHOWN))(
    'is that of the running page: %s [2.44]',
    (path, { title, description }) => {
      expect(findPageMeta(path)).toMatchObject({ title, description, path, status: 200 });
    },
  );

  test('covers every page, each with a description that fits', () => {
    for (const path of INDEXED_PATHS) {
      expect(SHOWN).toHaveProperty([path]);
      expect(findPageMeta(path)?.description.length).toBeLessThanOrEqual(META_DESCRIPTION_LENGTH);
    }
  });

  test('calls a missing page what the screen calls it', () => {
    expect(missingPage('en').title).toBe(notFoundContent.title);
    expect(missingPage('en').description).toBe(notFoundContent.text);
  });

  test.each([
    ['/community-guidelines', '/how-it-works'],
    ['/success-stories', '/about'],
    ['/mission', '/about'],
    ['/team', '/about'],
    ['/contact', '/help'],
    ['/dispute-resolution', '/terms'],
    ['/payment-terms', '/terms'],
  ])('gives the alias %s the one address %s', (alias, path) => {
    expect(findPageMeta(alias)).toEqual(findPageMeta(path));
  });
});
