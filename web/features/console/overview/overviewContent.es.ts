import type { Texts } from '#schema/languages/Texts.ts';
import { plural } from '#web/format/format.ts';
import type * as original from './overviewContent.ts';

export const overviewContent = {
  title: 'Resumen',
  subtitle: 'Lo que te espera y lo que se reportó, arregló y pagó en doce semanas.',
  failed: 'No se pudieron cargar las cifras',
  needs: 'Te espera',
  nothing: 'Nada te espera.',
  trend: 'Doce semanas',
  week: 'Semana desde',
  lastWeek: (text) => `${text} en los últimos siete días`,
  median: 'Tiempo mediano hasta el arreglo',
  days: (days) => plural(days, { one: '# día', other: '# días' }),
  noMedian: 'En estas semanas no se arregló nada.',
  ofFixed: 'Del reporte a la prueba aceptada, en estas semanas',
  noneInWeeks: 'Nada en estas semanas.',
  table: 'Tabla',
  map: 'Dónde están los últimos 50 reportes',
  none: 'Aún no hay reportes',
  series: { reported: 'Reportados', fixed: 'Arreglados', paid: 'Pagado a quienes resuelven' },
} satisfies Texts<typeof original.overviewContent>;
