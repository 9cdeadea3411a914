import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const siteTextContent = {
  versions: 'Todas las versiones',
  shown: (date) => `${date} (la que se muestra)`,
  standard: '(el texto estándar)',
  earlier: 'Esta es una versión anterior, que ya no se aplica.',
} satisfies Texts<typeof original.siteTextContent>;
