import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './callContent.ts';

export const callContent = {
  unreachable: 'Der Server ist gerade nicht erreichbar. Bitte prüfe deine Verbindung.',
  openSettings: 'Einstellungen öffnen',
  seeHow: 'Zum Stand der Dinge',
} satisfies Texts<typeof original.callContent>;
