import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const notFoundContent = {
  title: '404 Seite nicht gefunden',
  text: 'Unter dieser Adresse ist nichts. Vielleicht ist der Link alt, oder er hat einen Tippfehler.',
  home: 'Zur Startseite',
  issues: 'Probleme ansehen',
} satisfies Texts<typeof original.notFoundContent>;
