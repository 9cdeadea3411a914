import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './mapAreasContent.ts';

export const mapAreasContent = {
  heading: 'Mapa sin conexión',
  plainHttp:
    'Los navegadores solo guardan mapas para páginas con https, y esta está abierta sin él. Ábrela en su dirección https.',
  text: 'Guarda las calles de lo que muestra el mapa. Se quedan en este dispositivo hasta que las borres.',
  ownMapOnly:
    'Solo se guarda el mapa de calles incorporado, no las imágenes del proveedor de mapas.',
  nothingHere: 'El mapa de calles incorporado no cubre lo que ahora muestra el mapa.',
  save: 'Guardar esta zona',
  tiles: { one: '# tesela', other: '# teselas' },
  size: (tiles, bytes) => `${tiles}, ${bytes} en este dispositivo.`,
  confirm: 'Guardar',
  progress: 'Guardando la zona',
  progressText: (done, total) => `${done} de ${total}`,
  list: 'Zonas guardadas',
  used: (bytes, max) => `${bytes} de ${max} en uso`,
  saved: (bytes, moment) => `${bytes}, guardado: ${moment}`,
  incomplete: 'Incompleta',
  resume: 'Reanudar',
  remove: 'Borrar',
  of: (action, name) => `${action}: ${name}`,
  problems: {
    too_large: 'Esta zona ocupa más de 50 MB. Acerca el mapa e inténtalo de nuevo.',
    no_room: 'Entre todas, las zonas guardadas pueden ocupar 200 MB. Borra antes una.',
    unmeasured:
      'No se puede contactar con el servidor, así que ahora no se puede medir ni guardar la zona.',
    stopped: 'Detenido. Lo cargado se queda; reanúdalo cuando quieras.',
    failed:
      'El guardado se interrumpió: sin conexión o sin espacio en este dispositivo. Reanúdalo para cargar el resto.',
  },
} satisfies Texts<typeof original.mapAreasContent>;
