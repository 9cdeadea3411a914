import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moderationContent.ts';
import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';
import { HIDDEN_MAX_DAYS } from '#schema/caseLimits.ts';

export const moderationContent = {
  banner: `Verborgen. Es werden keine Zusagen angenommen; der Fall eines ausgewählten Machers steht insgesamt höchstens ${HIDDEN_MAX_DAYS} Tage still.`,
  hide: {
    button: 'Dieses Problem verbergen',
    title: 'Dieses Problem verbergen?',
    text: `Dann sehen es nur Botschafter und Betreiber. Es nimmt keine Zusagen an, und Geldgeber können ihre zurücknehmen; ist ein Macher ausgewählt, steht der Fall insgesamt höchstens ${HIDDEN_MAX_DAYS} Tage still und geht dann für die Betroffenen weiter.`,
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
