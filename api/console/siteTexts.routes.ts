import { saveSiteText } from './saveSiteText.ts';
import { runCommand, type Handlers } from '#api/http/handler.ts';

export const siteTextRoutes = {
  async saveSiteText(request) {
    const { params, body, services } = request;
    const answer = await runCommand(request, async (tx) => ({
      version: await saveSiteText(tx, { ...params, ...body }),
    }));
    // This process sees the change at once; others are notified.
    await services.site.reload();
    services.shared.clear();
    return answer;
  },
} satisfies Partial<Handlers>;
