import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const issueContent = {
  pageTitle: 'Problema',
  loading: 'Cargando el problema',
  back: 'Todos los problemas',
  notFound: {
    title: 'Problema no encontrado',
    text: 'El problema que buscas no existe o ha sido eliminado.',
    goBack: 'Volver',
  },
  notStored: {
    title: 'No está guardado en este dispositivo',
    offline:
      'No tienes conexión, y este problema no se abrió aquí antes. Se cargará cuando el servidor esté disponible.',
    unreachable:
      'No se puede contactar con el servidor, y este problema no se abrió aquí antes. Se cargará cuando el servidor responda.',
    retry: 'Reintentar',
  },
  offline: (moment) => `Sin conexión. Esta página es de ${moment}.`,
  reported: (date) => `Reportado el ${date}`,
  reportedBy: (username) => `Reportado por ${username ?? 'Anónimo'}`,
  photo: (index, count) => `Foto ${index} de ${count} de este problema`,
  edit: 'Editar',
  delete: 'Eliminar',
  poster: 'Imprimir cartel',
  summary: {
    label: 'Cifras clave',
    funding: 'Financiación total',
    fundingHint: { sandbox: 'dinero de prueba', stripe: 'en garantía' },
    pledgers: 'Donantes',
    proposals: 'Propuestas',
    messages: 'Mensajes',
  },
  tabsLabel: 'Sobre este problema',
  tabs: {
    details: 'Detalles',
    pledges: 'Aportes',
    proposals: 'Propuestas',
    discussion: 'Conversación',
    pledge: 'Aportar',
  },
  details: {
    description: 'Descripción',
    criteria: 'Criterios de solución',
    category: 'Categoría',
    priority: 'Prioridad',
    dueDate: 'Fecha límite',
    answers: 'Preguntas y respuestas',
    yes: 'Sí',
    no: 'No',
  },
  priorities: { critical: 'Crítica', high: 'Alta', medium: 'Media', low: 'Baja' },
  place: {
    label: 'Lugar',
    map: 'Mapa del lugar de este problema',
    directions: 'Cómo llegar',
    nearby: 'Cerca de aquí',
    away: (distance) => `a ${distance}`,
  },
  merged: 'Reportado dos veces',
  runsHidden:
    'Oculto al público. El caso sigue adelante para las personas implicadas, las únicas que ven esta página.',
  editWaiting: 'Tus cambios en este problema esperan en este dispositivo y se envían más tarde.',
  waiting: {
    badge: 'Por enviar',
    attention: 'Requiere tu atención',
    text: 'Este reporte está guardado en este dispositivo y se enviará cuando el servidor esté disponible.',
    attentionText: 'El servidor no aceptó este reporte. Tu texto y tus fotos siguen aquí.',
    outbox: 'Ver lo que falta por enviar',
    written: (date) => `Escrito el ${date}`,
    photos: (count) => `${count} en el reporte, guardado en este dispositivo`,
    photo: { one: '# foto', other: '# fotos' },
  },
} satisfies Texts<typeof original.issueContent>;
