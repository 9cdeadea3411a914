import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './trustContent.ts';

export const trustContent = {
  held: 'En garantía hasta que se decida',
  proven: 'Se paga solo tras la prueba del trabajo',
  returns: (date) => `O vuelve a ti antes del ${date}`,
  rest: 'Lo que no hace falta vuelve',
  picture: 'Cómo se mueve tu dinero',
  runBy: 'Lo gestiona',
  rules: 'Todas las reglas',
} satisfies Texts<typeof original.trustContent>;
