import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './lazyPartContent.ts';

export const lazyPartContent = {
  notLoaded: 'Dieser Teil ließ sich nicht laden. Prüfe deine Verbindung, oder lade die Seite neu.',
  again: 'Noch einmal laden',
} satisfies Texts<typeof original.lazyPartContent>;
