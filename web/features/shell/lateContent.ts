export const updateContent = {
  text: 'A new version is ready.',
  apply: 'Update now',
} as const;

export const installContent = {
  title: 'Install this app',
  text: 'Reports that wait for signal are safer in the installed app, and it opens from your home screen.',
  ios: 'Reports that wait for signal are safer on your home screen: press Share in this browser, then “Add to Home Screen”.',
  install: 'Install',
} as const;

/** Most installations never load these. */
export const testClockContent = {
  moved: (moment: string, ahead: string) =>
    `Testers have moved the clock of this installation: it shows ${moment}, ${ahead} ahead.`,
  real: (moment: string) => `Test installation: its time can be moved. Now it is ${moment}.`,
  hour: { one: '# hour', other: '# hours' },
  stepHours: [
    { label: '1 hour', hours: 1 },
    { label: '1 day', hours: 24 },
    { label: '3 days', hours: 72 },
  ],
  step: (label: string) => `+${label}`,
  moveBy: (label: string) => `Let ${label} pass`,
  failed: 'The clock could not be moved',
} as const;
