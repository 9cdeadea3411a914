import type { EventFeed } from '#api/database/events.ts';
import type { Services } from '#api/http/services.ts';
import type { LiveEvent } from '#schema/event.ts';

type Told = { warn: (message: string) => void; tell?: (event: LiveEvent) => void };

/**
 * Applies events of all processes: drops caches, closes streams of ended sessions, and reloads site
 * settings before clients hear of the change.
 */
export function followEvents(
  feed: Pick<EventFeed, 'subscribe'>,
  services: Pick<Services, 'events' | 'shared' | 'site'>,
  { warn, tell = (event) => services.events.broadcast(event) }: Told,
): void {
  const pass = (event: LiveEvent) => {
    services.shared.clear();
    tell(event);
  };
  const readSite = async () => {
    await services.site.reload();
    pass({ topic: 'settings', id: null });
  };
  feed.subscribe((event) => {
    const { topic } = event;
    if (topic === 'mail') return;
    if (topic === 'session') return services.events.endSession(event.id);
    if (topic === 'settings' || topic === 'resync')
      readSite().catch((error) => warn(String(error)));
    if (topic !== 'settings') pass(event);
  });
}
