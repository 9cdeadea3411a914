import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './callContent.ts';

export const callContent = {
  unreachable: 'Der Server ist gerade nicht erreichbar. Bitte prüfe deine Verbindung.',
  openSettings: 'Einstellungen öffnen',
} satisfies Texts<typeof original.callContent>;
