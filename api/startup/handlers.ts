import type { Handlers } from '#api/http/handler.ts';
import { accountRoutes } from '#api/people/accounts.routes.ts';
import { calendarRoutes } from '#api/partners/calendar/calendar.routes.ts';
import { apiKeyRoutes } from '#api/partners/keys/apiKeys.routes.ts';
import { amendmentRoutes } from '#api/case/funding/amendments.routes.ts';
import { bookRoutes } from '#api/case/closing/books.routes.ts';
import { contactRoutes } from '#api/people/contact.routes.ts';
import { credentialRoutes } from '#api/people/credentials.routes.ts';
import { deskRoutes } from '#api/case/rulings/desk.routes.ts';
import { discussionRoutes } from '#api/issues/discussion.routes.ts';
import { issueRoutes } from '#api/issues/issues.routes.ts';
import { juryRoutes } from '#api/case/jury/jury.routes.ts';
import { mapRoutes } from '#api/issues/map.routes.ts';
import { closingRoutes, ownListRoutes, storyRoutes } from '#api/case/closing/closing.routes.ts';
import { moderationRoutes } from '#api/moderation/moderation.routes.ts';
import { openRecordRoutes } from '#api/case/closing/openRecord.routes.ts';
import { notificationRoutes } from '#api/notices/notifications.routes.ts';
import { outreachRoutes } from '#api/people/outreach.routes.ts';
import { payoutAccountRoutes } from '#api/case/payments/payoutAccounts.routes.ts';
import { pledgeRoutes } from '#api/case/payments/pledges.routes.ts';
import { premiumRoutes } from '#api/case/rulings/premium.routes.ts';
import { proofRoutes } from '#api/case/case.routes.ts';
import { proposalRoutes } from '#api/case/funding/proposals.routes.ts';
import { dataExportRoutes } from '#api/people/dataExport.routes.ts';
import { followRoutes } from '#api/issues/follow.routes.ts';
import { workAlertRoutes } from '#api/issues/alerts/workAlerts.routes.ts';
import { loginRoutes } from '#api/people/login.routes.ts';
import { passkeyRoutes } from '#api/people/passkeys.routes.ts';
import { profileRoutes } from '#api/people/profiles.routes.ts';
import { signInProviderRoutes } from '#api/people/signInProvider.routes.ts';
import { signInRoutes } from '#api/people/signIns.routes.ts';
import { setupRoutes } from '#api/site/setup.routes.ts';
import { siteRoutes, testClockRoutes } from '#api/site/site.routes.ts';
import { siteTextRoutes } from '#api/console/siteTexts.routes.ts';
import { siteSettingsRoutes } from '#api/site/siteSettings.routes.ts';
import { contentRoutes, healthRoutes, moneyRoutes } from '#api/console/health.routes.ts';
import { appointmentRoutes } from '#api/people/appointments.routes.ts';
import { peopleRoutes } from '#api/console/people.routes.ts';
import { bodyRoutes } from '#api/partners/bodies/bodies.routes.ts';
import { syncRoutes } from './syncRoutes.ts';
import { testChargebackRoutes } from '#api/case/payments/testChargeback.routes.ts';
import { partialUploadRoutes } from '#api/issues/partialUploads.routes.ts';
import { webhookRoutes } from '#api/partners/webhooks/webhooks.routes.ts';
import { videoRoutes } from '#api/issues/video.routes.ts';
import { transferRoutes } from '#api/console/transfer.routes.ts';
import { uploadRoutes } from '#api/issues/uploads.routes.ts';

/** A missing handler does not compile. */
export const handlers: Handlers = {
  ...accountRoutes,
  ...credentialRoutes,
  ...signInRoutes,
  ...loginRoutes,
  ...passkeyRoutes,
  ...contactRoutes,
  ...signInProviderRoutes,
  ...dataExportRoutes,
  ...ownListRoutes,
  ...followRoutes,
  ...workAlertRoutes,
  ...profileRoutes,
  ...issueRoutes,
  ...amendmentRoutes,
  ...storyRoutes,
  ...uploadRoutes,
  ...videoRoutes,
  ...partialUploadRoutes,
  ...discussionRoutes,
  ...pledgeRoutes,
  ...closingRoutes,
  ...payoutAccountRoutes,
  ...proposalRoutes,
  ...proofRoutes,
  ...juryRoutes,
  ...deskRoutes,
  ...moderationRoutes,
  ...siteRoutes,
  ...notificationRoutes,
  ...siteSettingsRoutes,
  ...siteTextRoutes,
  ...setupRoutes,
  ...appointmentRoutes,
  ...peopleRoutes,
  ...contentRoutes,
  ...moneyRoutes,
  ...healthRoutes,
  ...transferRoutes,
  ...bodyRoutes,
  ...mapRoutes,
  ...syncRoutes,
  ...bookRoutes,
  ...openRecordRoutes,
  ...premiumRoutes,
  ...testClockRoutes,
  ...testChargebackRoutes,
  ...outreachRoutes,
  ...apiKeyRoutes,
  ...calendarRoutes,
  ...webhookRoutes,
};
