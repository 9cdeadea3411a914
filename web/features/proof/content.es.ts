import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import {
  JUSTIFICATION_MIN_LENGTH,
  PROOF_NONCE_DAYS,
  PROOF_RADIUS_M,
  PROOF_VIDEO_MAX_BYTES,
  PROOF_VIDEO_MAX_SECONDS,
} from '#schema/limits.ts';

const MEGABYTES = PROOF_VIDEO_MAX_BYTES / 1024 / 1024;

export const proofContent = {
  title: 'Entregar la prueba',
  subtitle: (issue) => `De “${issue}”`,
  back: 'Volver al problema',
  loading: 'Preparando la prueba',
  ready: (moment) =>
    `Lista para tomarse sin señal hasta ${moment}. Todo lo que haces aquí se guarda en este dispositivo.`,
  unprepared: {
    title: 'No está preparada para usarse sin conexión',
    text: `Abre esta página una vez con conexión antes de salir. Después funciona sin señal durante ${PROOF_NONCE_DAYS} días.`,
    retry: 'Reintentar',
  },
  closed: {
    title: 'No hay ninguna prueba que entregar',
    text: 'Solo el solucionador elegido puede entregar la prueba, y solo mientras dura el trabajo o después de un rechazo.',
    action: 'Abrir el problema',
  },
  waiting: {
    title: 'Tu prueba espera en este dispositivo',
    text: 'Se envía en cuanto haya conexión. Ya no se puede cambiar, porque puede que un intento haya llegado.',
    action: 'Ver lo que falta por enviar',
  },
  photos: {
    reported: 'La foto del reporte',
    before: {
      heading: 'Antes',
      hint: 'El lugar como era antes de tu trabajo. Imita la foto del reporte, para que las dos se puedan comparar.',
      camera: 'Tomar la foto de antes',
      file: 'Elegir una foto de antes',
      alt: 'Tu foto de antes',
      retake: 'Tomar otra foto de antes',
      missing: 'Falta una foto de antes.',
    },
    after: {
      heading: 'Después',
      hint: 'La misma vista después de tu trabajo. La foto de antes se transparenta en la cámara para ayudarte.',
      camera: 'Tomar la foto de después',
      file: 'Elegir una foto de después',
      alt: 'Tu foto de después',
      retake: 'Tomar otra foto de después',
      missing: 'Falta una foto de después.',
    },
    working: 'Preparando la foto…',
    byApp: (moment, place) => `Tomada ${moment}, ${place}.`,
    byFile: (moment, place) =>
      `De un archivo. Dice: tomada ${moment}, ${place}. El servidor no puede estar seguro.`,
    noTime: 'a una hora desconocida',
    place: (meters) => `a ${meters} m del problema`,
    noPlace: 'lugar desconocido',
  },
  camera: {
    title: { before: 'Foto de antes', after: 'Foto de después' },
    shutter: 'Tomar la foto',
    ghost: 'Imagen de ayuda',
    ghostOf: 'Cuánto se transparenta la imagen anterior',
    locating: 'Buscando tu posición…',
    located: (meters) => `Posición conocida con unos ${meters} m de margen`,
    noPosition: 'Sin posición: la foto se toma sin lugar.',
    starting: 'Iniciando la cámara…',
    failed:
      'Aquí no se puede usar la cámara. Ciérrala y elige una foto, o permite la cámara en el navegador.',
  },
  checkIn: {
    heading: 'Registro en el lugar',
    hint: `Dice que estás en el lugar, a menos de ${PROOF_RADIUS_M} m del problema. Se guarda con la hora.`,
    button: 'Registrarme aquí',
    again: 'Registrarme de nuevo',
    pending: 'Ubicando…',
    done: (distance, accuracy) =>
      `Te registraste a ${distance} m del problema, con unos ${accuracy} m de margen.`,
    far: `Eso es a más de ${PROOF_RADIUS_M} m. El servidor lo dirá a todos los que votan.`,
    missing: 'Falta el registro en el lugar.',
    refused:
      'No se pudo obtener tu posición. Permítela en el navegador, sal al aire libre e inténtalo de nuevo.',
    unsupported: 'Este navegador no indica posiciones.',
    uncertain: 'La posición es demasiado imprecisa. Inténtalo de nuevo al aire libre.',
  },
  summary: {
    heading: 'Qué se hizo',
    hint: 'Di qué hiciste y cómo cumple los criterios de solución.',
    label: 'Resumen',
    fieldHint: `Al menos ${JUSTIFICATION_MIN_LENGTH} caracteres.`,
    criteria: 'Criterios de solución',
  },
  video: {
    heading: 'Video',
    hint: `Opcional: hasta ${PROOF_VIDEO_MAX_SECONDS} segundos del trabajo, como mucho ${MEGABYTES} MB, MP4 o WebM.`,
    choose: 'Grabar o elegir un video',
    working: 'Leyendo el video…',
    remove: 'Quitar el video',
    label: 'Tu video',
    problems: {
      too_long: `El video dura más de ${PROOF_VIDEO_MAX_SECONDS} segundos.`,
      too_large: `El video ocupa más de ${MEGABYTES} MB.`,
      wrong_type: 'Elige un video MP4 o WebM.',
      unreadable: 'Este video no se puede leer. Elige otro.',
      unplayable:
        'Este video está dañado o en un formato que este navegador no reproduce. En un iPhone, elige Más compatible en Ajustes, Cámara, Formatos, o elige otro video.',
      not_kept:
        'No hay espacio para el video en este dispositivo. Se pierde si cierras esta página antes de entregar la prueba.',
    },
  },
  publicNote:
    'Las fotos, los lugares, las horas y el resumen se hacen públicos con la prueba. Una vez entregada no se puede cambiar, solo ampliar.',
  submit: 'Entregar la prueba',
  submitChanged: 'Guardar y reenviar',
  saving: 'Guardando…',
  incomplete: 'Todavía falta algo:',
  refused: (detail) => `El servidor no aceptó la prueba: ${detail}`,
  notSavedTitle: 'No se guardó',
  notSaved: {
    quota_exceeded:
      'No queda espacio en este dispositivo. Libera espacio e inténtalo de nuevo. Las fotos siguen en este formulario.',
    unavailable:
      'Este navegador no permite que la app guarde nada, por ejemplo en una ventana privada. Abre esta página en una ventana normal.',
    outdated:
      'Una versión más nueva de la app guardó lo que espera en este dispositivo, y esta no puede leerlo. Vuelve a cargar esta página e inténtalo de nuevo.',
    not_found: 'Esta prueba ya no espera: se envió o se descartó en otra pestaña.',
    sending: 'Esta prueba se está enviando en este momento. Espera a que haya llegado.',
    in_doubt:
      'Puede que un intento anterior haya llegado, así que la prueba ya no se puede cambiar. Reenvíala desde «Sin enviar».',
    signed_out: 'Inicia sesión para entregar una prueba.',
  },
  toast: {
    savedTitle: 'Guardada en este dispositivo',
    savedText: 'La prueba se envía en cuanto el servidor esté disponible.',
    authTitle: 'Hay que iniciar sesión',
    authText: 'Inicia sesión para entregar una prueba.',
    failed: 'Error',
    problems: {
      too_large: 'Imagen demasiado grande',
      wrong_type: 'Tipo de archivo no válido',
      unreadable: 'Imagen ilegible',
    },
  },
} satisfies Texts<typeof original.proofContent>;
