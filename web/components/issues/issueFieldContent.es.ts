import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './issueFieldContent.ts';

export const issueFieldContent = {
  title: 'Título',
  description: 'Descripción',
  location: 'Ubicación',
  latitude: 'Latitud',
  longitude: 'Longitud',
  priority: 'Prioridad',
  category: 'Categoría',
  solutionCriteria: 'Criterios de solución',
  dueDate: 'Fecha límite',
} satisfies Texts<typeof original.issueFieldContent>;
