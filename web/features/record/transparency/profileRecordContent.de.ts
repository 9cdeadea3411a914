import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './profileRecordContent.ts';
import { RESTRICTION_DAYS } from '#schema/moderation/moderationLimits.ts';

export const profileRecordContent = {
  title: 'Entscheidungen über Profile',
  text: 'Was die Moderation darüber entschieden hat, was Menschen von sich zeigen, ohne jemanden zu nennen. Entscheidungen über Probleme, Nachrichten, Vorschläge und Nachweise stehen im Protokoll des Problems.',
  none: 'Noch wurde nichts über ein Profil entschieden.',
  failed: 'Die Entscheidungen ließen sich nicht laden.',
  count: (decisions) => `Insgesamt ${decisions}, das Neueste zuerst.`,
  entry: { one: '# Eintrag', other: '# Einträge' },
  decided: {
    leave: 'Eine Meldung über ein Profil: nichts unternommen.',
    warn: 'Eine Meldung über ein Profil: Der Inhaber wurde verwarnt.',
    redact_photo: 'Eine Meldung über ein Profil: Sein Foto wurde entfernt.',
    restrict: `Eine Meldung über ein Profil: Der Inhaber wurde für ${RESTRICTION_DAYS} Tage eingeschränkt.`,
  },
  settled: {
    upheld: 'Über einen Widerspruch wurde entschieden: Die Entscheidung bleibt.',
    undone: 'Über einen Widerspruch wurde entschieden: Die Entscheidung wurde aufgehoben.',
  },
  appealed: 'Einer Entscheidung über ein Profil wurde widersprochen.',
  other: 'Die Moderation hat bei einem Profil eingegriffen.',
  download: 'Alles, mit den Prüfsummen',
} satisfies Texts<typeof original.profileRecordContent>;
