import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const homeContent = {
  pageTitle: 'Financia, repara y marca la diferencia',
  description:
    'Reporta problemas locales en un mapa, financia el arreglo en comunidad y míralo hecho. El dinero espera en garantía hasta que la comunidad acepta la solución.',
  hero: {
    tagline: ['FINANCIA,', 'REPARA,', 'MARCA LA DIFERENCIA'],
    lead: 'Marca un problema local en el mapa, financia el arreglo junto con tus vecinos y deja que los solucionadores compitan por llevarlo a cabo.',
    report: 'Reportar un problema',
    map: 'Ver el mapa',
    solved: (days, money, donors) => `Reparado en ${days} con ${money} de ${donors}`,
  },
  impact: {
    title: 'Impacto de la comunidad',
    active: 'Problemas activos',
    resolved: 'Problemas resueltos',
    funded: 'Aportado hasta ahora',
    community: 'Personas en la comunidad',
    successRate: 'Tasa de éxito',
    successBase: 'de los problemas cuyo trabajo ha terminado',
    testMoney: 'Dinero de prueba',
    failed: 'Ahora no se pueden cargar las cifras en vivo.',
  },
  how: {
    title: 'Cómo funciona',
    intro: 'Tres pasos, del problema en tu calle a un arreglo que la calle aprueba.',
    more: 'Ver todos los pasos',
    steps: [
      {
        key: 'report',
        title: 'Reporta',
        text: 'Pon un marcador, añade una foto y di cuándo se da por resuelto. ¿Sin señal? El reporte espera en tu teléfono y se envía automáticamente más tarde.',
      },
      {
        key: 'pledge',
        title: 'Aporta',
        text: 'Cualquiera puede añadir dinero, desde {oneDollar}. Los aportes se reúnen en un fondo abierto y esperan en garantía; no hay una meta fija que se pueda perder.',
      },
      {
        key: 'solve',
        title: 'Resuelve',
        text: 'Personas y empresas ofrecen una solución, un precio y un plazo. La comunidad vota, y al menos el 90 % del dinero es para el arreglo.',
      },
    ],
  },
  benefits: [
    {
      key: 'market',
      title: 'La eficacia de competir',
      text: 'Los solucionadores compiten en calidad, precio y plazo, así que el fondo compra el mejor arreglo que se ofrece, y no el primero.',
    },
    {
      key: 'voting',
      title: 'Votación de la comunidad',
      text: 'Cada voto se cuenta y se muestra, junto con la parte del dinero aportado que respalda cada propuesta.',
    },
    {
      key: 'pricing',
      title: 'Precio dinámico',
      text: 'Sin meta fija: cuanto más importa un problema a la gente, más crece su fondo y más solucionadores atrae.',
    },
  ],
  featured: {
    title: 'Problemas destacados',
    intro: 'Los reportes más recientes de la comunidad.',
    all: 'Todos los problemas',
    loading: 'Cargando los problemas destacados',
    empty: 'Nadie ha reportado un problema todavía',
    emptyText: 'Haz el primero: se tarda dos minutos.',
    failed: 'No se pudieron cargar los problemas',
    failedText: 'Aparecerán cuando el servidor esté disponible.',
  },
  stories: {
    title: 'Historias de éxito',
    intro:
      'Problemas que se resolvieron y se pagaron, contados con el consentimiento de quienes los reportaron.',
    issue: { one: '# problema', other: '# problemas' },
    total: (issues, funded) => `Resuelto: ${issues}; reunido: ${funded}`,
    before: 'Antes',
    after: 'Después',
    cost: 'Costo',
    donors: 'Donantes',
    days: 'Del marcador al arreglo',
    day: { one: '# día', other: '# días' },
  },
  join: {
    title: 'Únete a nuestra comunidad',
    intro:
      'Elige por dónde empezar. Un rol es solo una preferencia: todos pueden hacer las tres cosas.',
  },
  closing: {
    title: '¿Tienes buenas manos, o conoces una empresa que las tenga?',
    text: 'Mira en qué ha puesto dinero tu barrio, haz una oferta y cobra por un trabajo que la gente pidió.',
    solver: 'Hazte solucionador',
    learnMore: 'Más en las preguntas frecuentes',
  },
} satisfies Texts<typeof original.homeContent>;
