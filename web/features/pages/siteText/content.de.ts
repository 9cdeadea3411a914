import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const siteTextContent = {
  versions: 'Alle Fassungen',
  shown: (date) => `${date} (hier gezeigt)`,
  standard: '(der Standardtext)',
  earlier: 'Das ist eine frühere Fassung, die nicht mehr gilt.',
} satisfies Texts<typeof original.siteTextContent>;
