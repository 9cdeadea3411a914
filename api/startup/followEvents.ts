import type { EventFeed } from '#api/database/events.ts';
import { onCommit } from '#api/database/announcer.ts';
import type { Services } from '#api/http/services.ts';
import type { LiveEvent } from '#schema/event.ts';

type Told = { warn: (message: string) => void; tell?: (event: LiveEvent) => void };

/**
 * Drops what changes in any process have made stale, closes streams of ended sessions, and reloads site
 * settings before clients are notified of the change.
 */
export function followEvents(
  feed: Pick<EventFeed, 'subscribe'>,
  services: Pick<Services, 'database' | 'events' | 'shared' | 'site'>,
  { warn, tell = (event) => services.events.broadcast(event) }: Told,
): void {
  const { shared } = services;
  // This process's own changes have been dropped at commit: anything read since then is fresh.
  const own = onCommit(services.database, shared.drop);
  const readSite = async () => {
    await services.site.reload();
    shared.clear();
    tell({ topic: 'settings', id: null });
  };
  feed.subscribe((event, _, by) => {
    const { topic } = event;
    if (topic === 'mail') return;
    if (topic === 'session') return services.events.endSession(event.id);
    if (topic === 'kept') {
      const { id: issueId, listed } = event;
      if (by !== own) shared.drop(issueId === null ? 'everything' : [{ issueId, listed }]);
      return;
    }
    // From a release that does not tell what became stale.
    if (by === null || topic === 'resync') shared.clear();
    if (topic === 'settings' || topic === 'resync')
      readSite().catch((error) => warn(String(error)));
    if (topic !== 'settings') tell(event);
  });
}
