import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

/**
 * Starts the app in an element as `web/main.tsx` does where the server painted nothing, from modules that
 * have not run before: nothing of an earlier page is left. Returns how to end it.
 */
export async function mountApp(container: HTMLElement): Promise<() => void> {
  vi.resetModules();
  const [{ App }, { createAppRouter }, { queryClient }, { startPersisting }] = await Promise.all([
    import('#web/App.tsx'),
    import('#web/router.tsx'),
    import('#web/data/cache/queryClient.ts'),
    import('#web/data/cache/persister.ts'),
  ]);
  const { showAccent } = await import('#web/data/site/useBrand.ts');
  const { knownSite } = await import('#web/data/site/useSite.ts');
  const { followOtherTabs } = await import('#web/data/server/session.ts');
  await startPersisting(queryClient);
  showAccent(knownSite(queryClient).brand.accent);
  const stopFollowing = followOtherTabs();
  const root = createRoot(container);
  root.render(createElement(App, { queryClient, router: createAppRouter() }));
  return () => {
    stopFollowing();
    root.unmount();
    queryClient.clear();
  };
}
