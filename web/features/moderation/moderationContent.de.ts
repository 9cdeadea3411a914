import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moderationContent.ts';
import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';

export const moderationContent = {
  banner: 'Verborgen. Nur Botschafter und Betreiber sehen diese Seite; ihr Geld ist eingefroren.',
  hide: {
    button: 'Dieses Problem verbergen',
    title: 'Dieses Problem verbergen?',
    text: 'Dann sehen es nur Botschafter und Betreiber. Sein Geld ist eingefroren, bis es wieder gezeigt wird.',
    confirm: 'Verbergen',
    done: 'Problem verborgen',
  },
  show: {
    button: 'Wieder zeigen',
    title: 'Dieses Problem wieder zeigen?',
    text: 'Alle sehen es wieder, und mit seinem Geld geht es weiter.',
    confirm: 'Zeigen',
    done: 'Problem wieder gezeigt',
  },
  label: 'Grund',
  hint: `Mindestens ${JUSTIFICATION_MIN_LENGTH} Zeichen. Melder, Geldgeber und Macher des Problems lesen ihn.`,
  failed: 'Das Problem ließ sich nicht verbergen oder zeigen',
} satisfies Texts<typeof original.moderationContent>;
