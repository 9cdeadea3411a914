import { SIGHTING_WITHIN_M } from '#schema/issues/sightingLimits.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const sightingContent = {
  label: '¿Sigue ahí?',
  seen: (day) => `Visto aquí por última vez el ${day}.`,
  fixed: { one: '# persona lo encontró arreglado.', other: '# personas lo encontraron arreglado.' },
  there: 'Sigue ahí',
  gone: 'Arreglado',
  where: `Solo a menos de ${SIGHTING_WITHIN_M} m. Tu ubicación no sale de este dispositivo.`,
  pending: 'Buscando tu ubicación...',
  far: (distance) => `Estás a unos ${distance}.`,
  uncertain: 'Tu ubicación no es lo bastante exacta aquí. Prueba de nuevo al aire libre.',
  unsupported: 'Este navegador no puede hallar tu ubicación.',
  refused: 'No se pudo hallar tu ubicación. Permítela para esta página y prueba de nuevo.',
  saidThere: 'Has dicho que sigue ahí.',
  saidFixed: 'Has dicho que está arreglado.',
  waiting: ' · Por enviar',
  failed: 'No se contó',
  againLabel: '¿Roto de nuevo?',
  brokenAgain: 'Roto de nuevo',
  broken: {
    one: '# persona lo encontró roto de nuevo.',
    other: '# personas lo encontraron roto de nuevo.',
  },
  saidBroken: 'Has dicho que está roto de nuevo.',
  reportAgain: 'Reportarlo de nuevo',
  reportedAgain: 'Reportado de nuevo:',
  againOf: 'Roto de nuevo. El reporte anterior se completó:',
  notOpened: 'No se pudo abrir el formulario',
} satisfies Texts<typeof original.sightingContent>;
