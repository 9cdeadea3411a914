import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './plainHttpContent.ts';

export const plainHttpContent = {
  form: 'Diese Seite ist ohne https geöffnet: Andere in diesem Netz können lesen, was du sendest, und Standort, Kamera, Passkeys, Benachrichtigungen und die Nutzung ohne Verbindung fehlen, bis du sie unter ihrer https-Adresse öffnest.',
  camera:
    'Browser öffnen die Kamera nur für Seiten mit https, und diese Seite ist ohne https geöffnet. Schließe dies und wähle stattdessen ein Foto.',
  passkeys:
    'Browser bewahren Passkeys nur für Seiten mit https auf, und diese Seite ist ohne https geöffnet. Öffne sie unter ihrer https-Adresse, um einen hinzuzufügen.',
} satisfies Texts<typeof original.plainHttpContent>;
