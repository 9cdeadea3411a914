import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './issueFieldContent.ts';

export const issueFieldContent = {
  title: 'Titel',
  description: 'Beschreibung',
  location: 'Ort',
  latitude: 'Breitengrad',
  longitude: 'Längengrad',
  priority: 'Dringlichkeit',
  category: 'Kategorie',
  solutionCriteria: 'Lösungskriterien',
  dueDate: 'Fällig am',
} satisfies Texts<typeof original.issueFieldContent>;
