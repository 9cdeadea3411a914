import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './countsContent.ts';

export const countsContent = {
  issue: { one: '# Problem', other: '# Probleme' },
  photo: { one: '# Foto', other: '# Fotos' },
  entry: { one: '# Eintrag', other: '# Einträge' },
  rating: { one: '# Bewertung', other: '# Bewertungen' },
  pledge: { one: '# Zusage', other: '# Zusagen' },
  report: { one: '# Meldung', other: '# Meldungen' },
  complaint: { one: '# Meldung', other: '# Meldungen' },
  verdict: { one: '# Urteil', other: '# Urteile' },
} satisfies Texts<typeof original.countsContent>;
