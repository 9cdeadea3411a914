import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './countsContent.ts';

export const countsContent = {
  issue: { one: '# problema', other: '# problemas' },
  photo: { one: '# foto', other: '# fotos' },
  entry: { one: '# entrada', other: '# entradas' },
  rating: { one: '# valoración', other: '# valoraciones' },
  pledge: { one: '# aporte', other: '# aportes' },
  report: { one: '# reporte', other: '# reportes' },
  complaint: { one: '# denuncia', other: '# denuncias' },
  verdict: { one: '# veredicto', other: '# veredictos' },
} satisfies Texts<typeof original.countsContent>;
