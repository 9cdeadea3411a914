import { issueFieldContent } from '#web/components/issues/issueFieldContent.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

const fields: Record<string, string> = {
  ...issueFieldContent,
  photos: 'Fotos',
  message: 'Mensaje',
  summary: 'Resumen',
  before: 'Foto de antes',
  after: 'Foto de después',
  checkIn: 'Registro en el lugar',
  nonce: 'Preparación',
};

export const outboxContent = {
  title: 'Sin enviar',
  subtitle: 'Todo lo que escribiste en este dispositivo y dónde está.',
  loading: 'Leyendo lo que falta por enviar',
  sendNow: 'Enviar ahora',
  resendAll: (count) => `Reenviar todo (${count})`,
  littleRoom: (left) =>
    `Solo quedan ${left} en este dispositivo. Envía ahora lo que espera o guárdalo como archivo: pronto no se podrá guardar nada más.`,
  sending: 'Enviando…',
  groups: {
    drafts: 'Borradores',
    attention: 'Requiere tu atención',
    waiting: 'Por enviar',
    received: 'Recibido',
    receivedNote: 'Los recibos se guardan 30 días.',
  },
  kinds: {
    reportIssue: 'Reporte',
    editIssue: 'Cambio',
    postMessage: 'Mensaje',
    submitProof: 'Prueba',
    tellAffected: 'También me afecta',
    sightIssue: 'Sigue ahí',
    followIssue: 'Seguir',
    followArea: 'Seguir',
  },
  takenBack: {
    tellAffected: 'Ya no me afecta',
    sightIssue: 'Arreglado',
    followIssue: 'Dejar de seguir',
    followArea: 'Dejar de seguir',
  },
  changeTitle: 'Cambio de un problema',
  proofTitle: (issue) => (issue === undefined ? 'Prueba de tu trabajo' : `Prueba de “${issue}”`),
  states: {
    draft: 'Borrador',
    waiting: 'Guardado en este dispositivo',
    sending: (percent) => `Enviando (${percent} %)`,
    sendingBytes: (arrived, all) => `Enviando (${arrived} de ${all})`,
    received: 'Recibido',
    attention: 'Requiere tu atención',
  },
  written: (moment) => `Escrito: ${moment}`,
  changed: (moment) => `Último cambio: ${moment}`,
  receipt: (number, moment) => `N.º ${number}, ${moment}`,
  attempts: { one: '# intento', other: '# intentos' },
  tried: (count) => `${count} hasta ahora`,
  photos: { one: '# foto', other: '# fotos' },
  untitled: 'Reporte sin título',
  shared: 'Foto compartida',
  field: (path) => fields[path.split('.')[0] ?? ''] ?? path,
  actions: {
    continue: 'Continuar',
    edit: 'Editar',
    resend: 'Reenviar',
    export: 'Exportar como archivo',
    discard: 'Descartar',
    open: 'Abrir',
    of: (action, title) => `${action}: ${title}`,
  },
  discard: {
    title: '¿Descartar este elemento?',
    text: (title) =>
      `“${title}” no ha llegado al servidor. Se borra de este dispositivo para siempre.`,
    confirm: 'Descartar',
  },
  editMessage: {
    title: 'Editar el mensaje',
    label: 'Mensaje',
    save: 'Guardar y reenviar',
    empty: 'El mensaje no puede estar vacío',
  },
  unknownKind: 'Elemento de otra versión',
  waitsFor: (title) => `Sale cuando haya llegado “${title}”.`,
  waitsForRefused: (title) =>
    `Espera a “${title}”, que antes requiere tu atención. No se pierde nada.`,
  conflict: {
    text: 'Otra persona cambió este problema mientras tanto. Tu texto sigue aquí: compara los dos.',
    same: 'El problema ya dice lo que querías cambiar.',
    resend: 'Usar el mío',
  },
  transfer: {
    heading: 'Otro dispositivo',
    text: 'Guarda lo que no se ha enviado como archivo e impórtalo en otro dispositivo donde tengas la sesión iniciada. Nada se envía dos veces.',
    exportUnsent: 'Exportar lo no enviado',
    import: 'Importar',
    file: 'Archivo con elementos sin enviar',
    fileName: 'trybe-sin-enviar.json',
    importedTitle: 'Importado',
    items: { one: '# elemento', other: '# elementos' },
    imported: (added, known) =>
      known === null
        ? `Añadido a este dispositivo: ${added}.`
        : `Añadido a este dispositivo: ${added}; ya estaba aquí: ${known}.`,
    problems: {
      not_an_export: 'Este no es un archivo exportado por esta app.',
      newer_version:
        'Este archivo lo escribió una versión más nueva de esta app. Vuelve a cargar la página para actualizarla e impórtalo después.',
      other_person:
        'Este archivo pertenece a otra cuenta. Inicia sesión con esa cuenta para importarlo.',
      damaged: 'Este archivo está dañado o cortado. No se importó nada; expórtalo de nuevo.',
      too_large: 'Es demasiado para un solo archivo. Exporta los elementos uno por uno.',
    },
  },
  lost: {
    items: { one: '# elemento sin enviar', other: '# elementos sin enviar' },
    text: (items) =>
      `Este navegador ha borrado lo que estaba guardado en este dispositivo. Con ello se perdió como mucho ${items}. Los demás dispositivos y lo ya recibido no se ven afectados.`,
    understood: 'Entendido',
  },
  failed: 'No funcionó',
  paused: {
    text: 'El envío está en pausa: el servidor pide que inicies sesión. No se pierde nada.',
    signedOut:
      'No has iniciado sesión. Esto lo escribió quien usó este dispositivo por última vez. Inicia sesión para enviarlo; también puedes guardarlo como archivo o descartarlo.',
    action: 'Iniciar sesión',
  },
  offline: 'No se puede contactar con el servidor. Todo se envía en cuanto se pueda.',
  lastSuccess: (moment) => `Último envío: ${moment}`,
  storage: {
    heading: 'Almacenamiento en este dispositivo',
    label: 'En uso',
    used: (used, quota) => `${used} de ${quota}`,
    persistent: 'Este navegador conserva lo que se guarda aquí.',
    notPersistent:
      'Este navegador puede borrar los datos guardados cuando el dispositivo se queda sin espacio. Envía pronto lo que espera, o expórtalo.',
    iosBrowser:
      'En iPhone y iPad, un navegador puede borrar los datos guardados tras unos días sin visitas. Añade esta app a la pantalla de inicio o envía pronto.',
    protect: 'Pedir que los conserve',
    refused: 'El navegador no aceptó. Instalar la app suele ayudar.',
  },
  empty: {
    title: 'Aquí no espera nada',
    text: 'Los reportes y mensajes que escribes sin señal se guardan aquí hasta que llegan.',
    action: 'Reportar un problema',
  },
} satisfies Texts<typeof original.outboxContent>;
