import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './embedDialogContent.ts';

export const embedDialogContent = {
  title: 'Dieses Problem auf einer anderen Website zeigen',
  text: 'Füge dies in die Seite ein, auf der das Problem stehen soll. Sie zeigt den aktuellen Stand, hell oder dunkel, wie es die Lesenden eingestellt haben, und setzt keine Cookies.',
  label: 'Code zum Einbetten des Problems',
  copy: 'Code kopieren',
  copied: 'Kopiert',
  close: 'Schließen',
} satisfies Texts<typeof original.embedDialogContent>;
