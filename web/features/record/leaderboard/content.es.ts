import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const leaderboardContent = {
  pageTitle: 'Clasificación de verificadores',
  description: 'Quién verificó mejor, mes a mes.',
  subtitle:
    'Quién juzgó mejor las pruebas: por cuántos de sus votos y veredictos coincidieron con el resultado final y, después, por la proporción que coincidió.',
  months: 'Mes',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  caption: (month) => `Verificadores de ${month}`,
  running:
    'Este mes aún no ha terminado: lo que muestra puede cambiar. Un mes terminado ya no cambia.',
  rank: 'Puesto',
  name: 'Nombre',
  agreed: 'Coincidencias',
  votes: 'Votos',
  accuracy: 'Acierto',
  you: 'Tú',
  emptyTitle: (month) => `Ningún caso quedó cerrado en ${month}`,
  empty:
    'Un voto cuenta en el mes en que termina su caso, después del jurado y los embajadores si los necesitó. Los veredictos de jurados se añaden cuando termina el mes.',
  seeMonth: (month) => `Ver ${month}`,
  emptyAction: 'Ver problemas en verificación',
  failed: 'No se pudo cargar la clasificación',
} satisfies Texts<typeof original.leaderboardContent>;
