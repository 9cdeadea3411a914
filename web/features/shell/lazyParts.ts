import { afterFirstPaint } from '#web/components/feedback/afterFirstPaint.ts';

export const LazyToaster = afterFirstPaint(async () => {
  const { Toaster } = await import('#web/components/toast/Toaster.tsx');
  return Toaster;
});

// Never shown where the clock is real.
export const LazyTestClockBanner = afterFirstPaint(async () => {
  const { TestClockBanner } = await import('./TestClockBanner.tsx');
  return TestClockBanner;
});

export const LazyUpdatePrompt = afterFirstPaint(async () => {
  const { UpdatePrompt } = await import('./UpdatePrompt.tsx');
  return UpdatePrompt;
});

export const LazyInstallOffer = afterFirstPaint(async () => {
  const { InstallOffer } = await import('./InstallOffer.tsx');
  return InstallOffer;
});

export const LazyConfirmDialog = afterFirstPaint(async () => {
  const { ConfirmDialog } = await import('#web/components/overlays/ConfirmDialog.tsx');
  return ConfirmDialog;
});

export const LazyMenuParts = afterFirstPaint(async () => {
  const { MenuParts } = await import('#web/features/desk/MenuParts.tsx');
  return MenuParts;
});

export const LazyFooter = afterFirstPaint(async () => {
  const { SiteFooter } = await import('./SiteFooter.tsx');
  return SiteFooter;
});

export const LazyNotificationBell = afterFirstPaint(async () => {
  const { NotificationBell } = await import('#web/features/notices/bell/NotificationBell.tsx');
  return NotificationBell;
});
