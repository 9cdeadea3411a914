import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './lateContent.ts';

export const updateContent = {
  text: 'Eine neue Version ist bereit.',
  apply: 'Jetzt aktualisieren',
} satisfies Texts<typeof original.updateContent>;

export const installContent = {
  title: 'Diese App installieren',
  text: 'Meldungen, die auf Empfang warten, sind in der installierten App sicherer, und sie öffnet sich vom Home-Bildschirm.',
  ios: 'Meldungen, die auf Empfang warten, sind auf dem Home-Bildschirm sicherer: Drücke in diesem Browser auf Teilen und dann auf „Zum Home-Bildschirm“.',
  install: 'Installieren',
} satisfies Texts<typeof original.installContent>;

export const testClockContent = {
  moved: (moment, ahead) =>
    `Tester haben die Uhr dieser Installation gestellt: Sie zeigt ${moment}, das ist ${ahead} voraus.`,
  real: (moment) => `Testinstallation: Ihre Zeit lässt sich stellen. Jetzt ist ${moment}.`,
  hour: { one: '# Stunde', other: '# Stunden' },
  stepHours: [
    { label: '1 Stunde', hours: 1 },
    { label: '1 Tag', hours: 24 },
    { label: '3 Tage', hours: 72 },
  ],
  step: (label) => `+${label}`,
  moveBy: (label) => `${label} vergehen lassen`,
  failed: 'Die Uhr ließ sich nicht stellen',
} satisfies Texts<typeof original.testClockContent>;
