import type { Handlers } from '#api/http/handler.ts';
import { accountRoutes } from '#api/routes/accountRoutes.ts';
import { bookRoutes } from '#api/routes/bookRoutes.ts';
import { discussionRoutes } from '#api/routes/discussionRoutes.ts';
import { issueRoutes } from '#api/routes/issueRoutes.ts';
import { mapRoutes } from '#api/routes/mapRoutes.ts';
import { pledgeRoutes } from '#api/routes/pledgeRoutes.ts';
import { proposalRoutes } from '#api/routes/proposalRoutes.ts';
import { siteRoutes } from '#api/routes/siteRoutes.ts';
import { syncRoutes } from '#api/routes/syncRoutes.ts';
import { testClockRoutes } from '#api/routes/testClockRoutes.ts';
import { uploadRoutes } from '#api/routes/uploadRoutes.ts';

/** Who answers which call of the contract; one left out does not compile. */
export const handlers: Handlers = {
  ...accountRoutes,
  ...issueRoutes,
  ...uploadRoutes,
  ...discussionRoutes,
  ...pledgeRoutes,
  ...proposalRoutes,
  ...siteRoutes,
  ...mapRoutes,
  ...syncRoutes,
  ...bookRoutes,
  ...testClockRoutes,
};
