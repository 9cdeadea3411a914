import { LOGO_KIND, LOGO_TOO_LARGE, LOGO_UNREADABLE } from '#schema/site/brand/siteBrand.ts';

export const brandContent = {
  heading: 'Logo and color',
  hint: 'Shown in the header, on posters, on the icon of the installed app, and on buttons and links.',
  logo: 'Logo',
  logoHint:
    'PNG, JPEG or WebP of less than 1 MB, ideally with a transparent background. A logo more than twice as wide as it is high is shown without the name beside it. Screen readers read it as the name of the site.',
  preview: (theme: 'dark' | 'light') =>
    theme === 'dark' ? 'How it looks in the dark theme' : 'How it looks in the light theme',
  choose: 'Choose a logo',
  replace: 'Choose another logo',
  remove: 'Remove the logo',
  problems: { kind: LOGO_KIND, size: LOGO_TOO_LARGE, unreadable: LOGO_UNREADABLE },
  accent: 'Accent color',
  accentHint:
    'Six digits after #, as in #0a7d55. Empty: the standard orange. Each theme shows the nearest shade that is readable there.',
  pick: 'Pick the accent color',
  sample: 'Button',
  shade: (shade: string, ratio: string) => `${shade}, contrast ${ratio} to 1`,
} as const;
