import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const reportContent = {
  title: 'Reportar un problema',
  subtitle:
    'Describe qué está mal y dónde. Sin señal, se guarda en este dispositivo y se envía más tarde.',
  editTitle: 'Editar un reporte por enviar',
  loading: 'Cargando el formulario',
  what: {
    heading: '¿Qué está mal?',
    title: 'Título',
    titleAt: (category, street) => `${category}: ${street}`,
    titlePlaceholder: 'Farola rota en el cruce',
    description: 'Descripción',
    descriptionHint: '¿Qué ha pasado, desde cuándo y a quién afecta?',
    category: 'Categoría',
    filledIn: 'Rellenado según la categoría. Cámbialo donde sepas más.',
  },
  nearby: {
    title: '¿Ya está reportado aquí?',
    text: 'Si es uno de estos, di que a ti también te afecta en lugar de reportarlo dos veces. Tu borrador se guarda.',
    away: (distance) => `a ${distance}`,
  },
  questions: {
    yes: 'Sí',
    no: 'No',
    none: 'Sin respuesta',
    between: (min, max) => `De ${min} a ${max}`,
    atLeast: (min) => `Al menos ${min}`,
    atMost: (max) => `Como máximo ${max}`,
  },
  more: { summary: 'Prioridad, criterios de solución, fecha límite', priority: 'Prioridad' },
  where: {
    heading: '¿Dónde está?',
    map: 'Mapa para elegir el lugar del problema',
    hint: 'Tomado de tu foto o de tu dispositivo. O pulsa el mapa, o busca un lugar.',
    myLocation: 'Mi ubicación',
    locating: 'Ubicando…',
    location: 'Ubicación',
    locationPlaceholder: 'Calle y barrio',
    latitude: 'Latitud',
    longitude: 'Longitud',
    clear: 'Elegir otro lugar',
    chosen: 'Arrastra el marcador, o pulsa el mapa para moverlo.',
    pin: 'Lugar del problema. Arrástralo, o usa las flechas.',
    unsure: (around) =>
      `Tu dispositivo solo sabe que estás a menos de ${around} del centro del círculo. Pulsa el mapa donde está el problema, o busca la dirección.`,
    unknown: 'No se pudo determinar tu posición. Busca la dirección, o pulsa el mapa.',
    coordinates: 'Coordenadas',
    wanted: 'Pulsa el mapa donde está o elige un lugar de la búsqueda.',
    twoFingers: 'El mapa se mueve con dos dedos.',
    naming: 'Buscando el nombre de este lugar…',
  },
  photos: {
    heading: 'Fotos',
    hint: (max) =>
      `Hasta ${max} fotos: JPG, PNG o WebP, cada una de menos de 5 MB. Se reducen en este dispositivo antes de enviarse.`,
    take: 'Tomar una foto',
    choose: 'Elegir fotos',
    inPage: 'Cámara en esta página',
    remove: (index) => `Quitar la foto ${index}`,
    cover: 'Tapar caras',
    coverPhoto: (index) => `Tapar caras y matrículas en la foto ${index}`,
    coverHint: '¿Hay caras o matrículas en ella? Tápalas antes de enviarla.',
    preview: (index, count) => `Foto ${index} de ${count}`,
    working: 'Preparando la foto…',
    consent: 'Conservar el lugar y la hora de la foto',
    consentHint: 'Si no, solo se envía la imagen.',
    list: 'Fotos del reporte',
  },
  done: {
    criteria: 'Criterios de solución',
    criteriaHint:
      '¿Qué tiene que ser verdad para que lo des por arreglado? Es lo que se comprueba.',
    dueDate: 'Fecha límite',
  },
  presets: {
    infrastructure: {
      description: 'Algo construido aquí está roto o desgastado. La foto muestra qué es.',
      solutionCriteria: 'Está reparado o reemplazado, y se puede volver a usar con seguridad.',
    },
    environment: {
      description: 'Este lugar está contaminado, dañado o descuidado. La foto muestra cómo.',
      solutionCriteria:
        'El lugar vuelve a estar limpio y entero, como muestra una foto desde el mismo punto.',
    },
    public_services: {
      description:
        'Un servicio público no funciona aquí como debería. La foto muestra qué está mal.',
      solutionCriteria: 'El servicio vuelve a funcionar en este lugar.',
    },
    safety: {
      description: 'Algo aquí puede hacer daño a las personas. La foto muestra el peligro.',
      solutionCriteria: 'El peligro ha desaparecido, y se puede pasar con seguridad.',
    },
    accessibility: {
      description: 'Algo aquí impide a las personas entrar o pasar. La foto muestra la barrera.',
      solutionCriteria: 'Todos pueden entrar y pasar sin ayuda.',
    },
    community: {
      description: 'Algo que comparten los vecinos necesita cuidado aquí. La foto muestra qué.',
      solutionCriteria: 'Los vecinos pueden volver a usar el lugar para lo que es.',
    },
    other: {
      description: 'Algo está mal en este lugar. La foto muestra qué es.',
      solutionCriteria: 'Lo que muestra la foto está arreglado.',
    },
  },
  priorities: { critical: 'Crítica', high: 'Alta', medium: 'Media', low: 'Baja' },
  submit: 'Enviar el reporte',
  submitChanged: 'Guardar y reenviar',
  saving: 'Guardando…',
  elsewhere: {
    title: 'Este reporte está abierto en otra pestaña',
    text: 'Lo que escribes allí se conserva. Empieza aquí un reporte nuevo o continúa este aquí: la otra pestaña se detiene entonces.',
    takeOver: 'Continuar aquí',
  },
  draft: {
    restored: 'Se recuperó tu borrador.',
    others: 'Otros borradores',
    othersText: { one: '# borrador más', other: '# borradores más' },
    startNew: 'Empezar un reporte nuevo',
    untitled: 'Reporte sin título',
    shared: 'Foto compartida',
    changed: (moment) => `Último cambio: ${moment}`,
    continue: (title) => `Continuar: ${title}`,
  },
  share: {
    title: 'Compartido con esta app',
    question:
      '¿Empezar un reporte con esto? Si no lo compartiste tú, descártalo: también puede enviarlo un sitio web.',
    photos: { one: '# foto', other: '# fotos' },
    take: 'Empezar un reporte con esto',
    discard: 'Descartar',
  },
  gone: {
    title: 'Este reporte ya no espera',
    text: 'Se ha enviado o se descartó.',
    action: 'Ver lo que falta por enviar',
  },
  refused: (detail) => `No se pudo reportar el problema: ${detail}`,
  notSaved: {
    quota_exceeded:
      'No queda espacio en este dispositivo. Quita una foto o libera espacio e inténtalo de nuevo.',
    unavailable:
      'Este navegador no permite que la app guarde nada, por ejemplo en una ventana privada. Abre esta página en una ventana normal.',
    outdated:
      'Una versión más nueva de la app guardó lo que espera en este dispositivo, y esta no puede leerlo. Vuelve a cargar esta página e inténtalo de nuevo.',
    not_found: 'Este reporte ya no espera: se envió o se descartó en otra pestaña.',
    sending: 'Este reporte se está enviando en este momento. Espera a que haya llegado.',
    in_doubt:
      'Puede que un intento anterior haya llegado, así que el texto ya no se puede cambiar. Reenvíalo desde «Sin enviar».',
    signed_out: 'Inicia sesión para reportar un problema.',
  },
  nothingKept:
    'Este dispositivo no guarda nada por ahora, porque su almacenamiento no responde. Lo que escribas aquí se pierde si cierras la página antes de enviarlo.',
  notSavedTitle: 'No se guardó',
  toast: {
    savedTitle: 'Guardado en este dispositivo',
    savedText: 'Se enviará en cuanto el servidor esté disponible.',
    authTitle: 'Hay que iniciar sesión',
    authText: 'Inicia sesión para reportar un problema.',
    tooLarge: 'Imagen demasiado grande',
    wrongType: 'Tipo de archivo no válido',
    tooMany: 'Demasiadas fotos',
    tooManyText: (max) => `Un reporte admite como mucho ${max} fotos.`,
    unreadable: 'Imagen ilegible',
    notCovered: 'Foto sin tapar',
    notCoveredText: 'Este navegador no puede hacerlo. Quita la foto, o envía una sin caras.',
    detected: 'Ubicación detectada',
    detectedText: (meters) => `Con unos ${meters} m de margen.`,
    error: 'Error de ubicación',
    errorText: 'No se pudo obtener tu ubicación actual. Escribe las coordenadas a mano.',
    unsupported: 'Geolocalización no disponible',
    unsupportedText: 'Tu navegador no admite la geolocalización. Escribe las coordenadas a mano.',
    selected: 'Ubicación elegida',
  },
} satisfies Texts<typeof original.reportContent>;
