import { fillPath } from '#schema/defineEndpoint.ts';
import { getSettings } from '#schema/site/settings.ts';
import { getSiteText, saveSiteText } from '#schema/site/siteTexts.ts';
import { forgetStored } from '#web/device/forgetStored.ts';
import { call, type CallOptions } from '#web/net/call.ts';
import { queryClient } from '#web/net/queryClient.ts';
import { refresh } from '#web/net/refresh.ts';

/**
 * Publishes a version, and resolves once this page has read it back: the publisher is not shown the
 * previous one, however slow the line. `clearDraft` comes before that: the form of the new version would
 * ask what to do with the draft begun on the one before.
 */
export async function publishText(
  options: CallOptions<typeof saveSiteText>,
  clearDraft: () => Promise<void> = async () => undefined,
) {
  const saved = await call(saveSiteText, options);
  await clearDraft();
  await forgetStored(getSettings.path);
  await forgetStored(fillPath(getSiteText.path, options.params));
  await refresh(queryClient, [{ topic: 'settings', id: null }]);
  return saved;
}
