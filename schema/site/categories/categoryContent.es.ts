import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './categoryContent.ts';

export const categoryContent = {
  infrastructure: 'Infraestructura',
  environment: 'Medio ambiente',
  public_services: 'Servicios públicos',
  safety: 'Seguridad',
  accessibility: 'Accesibilidad',
  community: 'Comunidad',
  other: 'Otro',
} satisfies Texts<typeof original.categoryContent>;
