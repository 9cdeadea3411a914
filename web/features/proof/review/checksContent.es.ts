import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './checksContent.ts';
import { PROOF_RADIUS_M } from '#schema/limits.ts';

const results = { consistent: 'Encaja', weak: 'No está claro', contradictory: 'Contradice' };

export const checksContent = {
  genuine: 'Las fotos parecen auténticas.',
  unclear: {
    one: 'Las fotos parecen auténticas; # punto no está claro',
    other: 'Las fotos parecen auténticas; # puntos no están claros',
  },
  contradicted: {
    one: '# punto contradice esta prueba',
    other: '# puntos contradicen esta prueba',
  },
  note: 'Las comprobaciones informan a quienes deciden; nunca deciden por sí mismas.',
  names: {
    capture_time: {
      name: 'Hora de las fotos',
      meaning: {
        consistent:
          'Las dos se tomaron después de elegir al solucionador y antes de que llegara la prueba.',
        weak: 'La hora se desconoce, o solo la dice el propio archivo, y los archivos se pueden cambiar.',
        contradictory: 'Una foto dice que se tomó fuera del tiempo de este trabajo.',
      },
    },
    capture_place: {
      name: 'Lugar de las fotos',
      meaning: {
        consistent: `Las dos se tomaron a menos de ${PROOF_RADIUS_M} m del problema.`,
        weak: 'El lugar se desconoce, es demasiado impreciso, o solo lo dice el propio archivo.',
        contradictory: `Una foto dice que se tomó a más de ${PROOF_RADIUS_M} m.`,
      },
    },
    check_in: {
      name: 'Registro en el lugar',
      meaning: {
        consistent: `El dispositivo estaba a menos de ${PROOF_RADIUS_M} m del problema.`,
        weak: 'El dispositivo no conocía su propia posición lo bastante bien para decirlo.',
        contradictory: `El dispositivo estaba a más de ${PROOF_RADIUS_M} m.`,
      },
    },
    reuse: {
      name: 'Fotos usadas antes',
      meaning: {
        consistent: 'Ninguna otra foto de este sitio se parece a estas.',
        weak: 'Una foto se parece a otra que ya estaba en este sitio.',
        contradictory: 'Una foto ya estaba en este sitio.',
      },
    },
    likeness: {
      name: 'La misma vista antes y después',
      meaning: {
        consistent: 'Las dos fotos parecen mostrar la misma vista.',
        weak: 'Por las fotos es difícil decir si muestran la misma vista.',
        contradictory:
          'Las dos fotos parecen iguales, así que apenas muestran que se hiciera algo.',
      },
    },
  },
  results,
  distance: (meters) => `A ${meters} m del problema.`,
} satisfies Texts<typeof original.checksContent>;

export const placesContent = {
  summary: 'Dónde se tomó',
  map: 'Mapa del problema, las fotos y el registro en el lugar',
  caption: 'Lugares',
  what: 'Qué',
  distance: 'Del problema',
  accuracy: 'Margen',
  when: 'Cuándo',
  before: 'Foto de antes',
  after: 'Foto de después',
  checkIn: 'Registro en el lugar',
  unknown: 'Desconocido',
  meters: (meters) => `${meters} m`,
  byFile: 'según el archivo',
  legend:
    'Marcadores pequeños: fotos. Círculo azul: registro en el lugar con su margen. Marcador grande: el problema.',
} satisfies Texts<typeof original.placesContent>;
