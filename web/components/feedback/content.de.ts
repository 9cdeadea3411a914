import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const lazyPartContent = {
  notLoaded: 'Dieser Teil ließ sich nicht laden. Prüfe deine Verbindung, oder lade die Seite neu.',
  again: 'Noch einmal laden',
  kept: 'Ansehen, was auf diesem Gerät wartet',
} satisfies Texts<typeof original.lazyPartContent>;

export const loadFailureContent = {
  title: 'Das ließ sich nicht laden',
  offline: 'Bitte prüfe deine Verbindung. Die Seite versucht es von selbst noch einmal.',
  fault: 'Der Server hatte ein Problem. Bitte versuche es gleich noch einmal.',
} satisfies Texts<typeof original.loadFailureContent>;
