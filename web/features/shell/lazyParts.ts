import type { ComponentType } from 'react';
import { afterFirstPaint } from '#web/components/feedback/afterFirstPaint.ts';
import { lineIsFree } from '#web/device/slowLine.ts';

/** What nobody waits for: on a slow line form and outbox come first. */
const whenLineIsFree = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  afterFirstPaint(async () => {
    await lineIsFree();
    return await load();
  });

export const LazyToaster = whenLineIsFree(async () => {
  const { Toaster } = await import('#web/components/toast/Toaster.tsx');
  return Toaster;
});

// Never shown where the clock is real.
export const LazyTestClockBanner = whenLineIsFree(async () => {
  const { TestClockBanner } = await import('./TestClockBanner.tsx');
  return TestClockBanner;
});

export const LazyUpdatePrompt = whenLineIsFree(async () => {
  const { UpdatePrompt } = await import('./UpdatePrompt.tsx');
  return UpdatePrompt;
});

export const LazyInstallOffer = whenLineIsFree(async () => {
  const { InstallOffer } = await import('./InstallOffer.tsx');
  return InstallOffer;
});

export const LazyConfirmDialog = afterFirstPaint(async () => {
  const { ConfirmDialog } = await import('#web/components/overlays/ConfirmDialog.tsx');
  return ConfirmDialog;
});

const loadMenuParts = async () => (await import('#web/features/desk/MenuParts.tsx')).MenuParts;

export const LazyMenuParts = afterFirstPaint(loadMenuParts);

export const LazyFooter = whenLineIsFree(async () => {
  const { SiteFooter } = await import('./SiteFooter.tsx');
  return SiteFooter;
});

export const LazyNotificationBell = whenLineIsFree(async () => {
  const { NotificationBell } = await import('#web/features/notices/bell/NotificationBell.tsx');
  // With the bell comes a menu, whose entries must not move once it is open.
  loadMenuParts().catch(() => undefined);
  return NotificationBell;
});
