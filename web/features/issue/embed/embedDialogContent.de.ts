import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './embedDialogContent.ts';

export const embedDialogContent = {
  titles: {
    issue: 'Dieses Problem auf einer anderen Website zeigen',
    map: 'Diese Karte auf einer anderen Website zeigen',
  },
  text: 'Füge dies dort ein, wo es erscheinen soll. Es zeigt den aktuellen Stand, hell oder dunkel, wie es die Lesenden eingestellt haben, und setzt keine Cookies.',
  labels: { issue: 'Code zum Einbetten des Problems', map: 'Code zum Einbetten der Karte' },
  copy: 'Code kopieren',
  copied: 'Kopiert',
  close: 'Schließen',
} satisfies Texts<typeof original.embedDialogContent>;
