import { lazy, type ComponentType } from 'react';

/** A part of the shell whose code comes after the first paint; without it the page works all the same. */
function afterFirstPaint<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const Part = await load().catch((): ComponentType<Props> => () => null);
    return { default: Part };
  });
}

export const LazyToaster = afterFirstPaint(async () => {
  const { Toaster } = await import('#web/components/toast/Toaster.tsx');
  return Toaster;
});

// Never in sight where time is the real one.
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

export const LazyDutyLinks = afterFirstPaint(async () => {
  const { DutyLinks } = await import('#web/features/verification/desk/DutyLinks.tsx');
  return DutyLinks;
});

export const LazyFooter = afterFirstPaint(async () => {
  const { SiteFooter } = await import('./SiteFooter.tsx');
  return SiteFooter;
});
