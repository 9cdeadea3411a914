import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './callContent.ts';

export const callContent = {
  unreachable: 'Der Server ist gerade nicht erreichbar. Bitte prüfe deine Verbindung.',
  notLoaded: 'Dieser Teil ließ sich nicht laden. Prüfe deine Verbindung, oder lade die Seite neu.',
  openSettings: 'Einstellungen öffnen',
} satisfies Texts<typeof original.callContent>;
