import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './testClockContent.ts';

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
