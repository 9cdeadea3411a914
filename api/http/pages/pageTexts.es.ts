import { JURY_MAJORITY, JURY_SEATS } from '#schema/limits.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './pageTexts.en.ts';

export const texts = {
  locale: 'es_ES',
  pages: {
    '/': [
      'Financia, repara y marca la diferencia',
      'Reporta problemas locales en un mapa, financia el arreglo en comunidad y míralo hecho. El dinero espera en garantía hasta que la comunidad acepta la solución.',
    ],
    '/auth': [
      'Iniciar sesión',
      'Únete a nuestra plataforma comunitaria para reportar, financiar y resolver problemas locales',
    ],
    '/issues': [
      'Problemas de la comunidad',
      'Explora los problemas locales que necesitan solución y contribuye',
    ],
    '/map': [
      'Descubre problemas cerca de ti',
      'Explora el mapa interactivo para encontrar problemas en tu barrio. Filtra por tipo, urgencia o financiación.',
    ],
    '/faq': [
      'Preguntas frecuentes',
      'Respuestas sobre Trybe: cómo funcionan los reportes, los aportes, las propuestas y los votos, qué se reembolsa y cuándo, y cómo funciona la app sin conexión.',
    ],
    '/about': [
      'Quiénes somos',
      'Trybe es donde los vecinos reportan problemas locales, financian juntos el arreglo y deciden cuándo está hecho. Quiénes somos, qué queremos y cómo es.',
    ],
    '/how-it-works': [
      'Cómo funciona',
      'Cómo funciona Trybe: reporta un problema, aporta dinero en garantía, compara propuestas, vota y verifica el resultado.',
    ],
    '/terms': [
      'Términos del servicio',
      'Los términos de uso de Trybe: cuentas, reportes, aportes y garantía, comisiones, reembolsos, resolución de disputas y condiciones de pago.',
    ],
    '/privacy': [
      'Política de privacidad',
      'Qué guarda Trybe sobre ti y tus fotos, qué es público, qué se queda en tu dispositivo y cuáles son tus derechos. No es para menores de 16 años.',
    ],
    '/accessibility': [
      'Accesibilidad',
      'Qué tan accesible es Trybe, con qué se ha comprobado, qué falta todavía y a quién avisar.',
    ],
    '/help': [
      'Centro de ayuda',
      'Ayuda con Trybe: reportar sin señal, aportes y reembolsos, propuestas y votos, fotos y cómo contactarnos.',
    ],
    '/verification-process': [
      'Proceso de verificación',
      'Cómo verifica Trybe que un problema está resuelto: criterios, prueba, tres niveles de revisión, garantía, reputación y registros públicos.',
    ],
    '/join-us': [
      'Únete a nuestra comunidad',
      'Únete a Trybe para reportar, donar o resolver. Reporta problemas locales, financia el arreglo o cobra por resolverlos.',
    ],
    '/leaderboard': ['Clasificación de verificadores', 'Quién verificó mejor, mes a mes.'],
    '/transparency': [
      'Transparencia',
      'Dónde está todo el dinero, cuánto tardan las decisiones y si los libros cuadran.',
    ],
    '/report-issue': [
      'Reportar un problema',
      'Describe qué está mal y dónde. Sin señal, se guarda en este dispositivo y se envía más tarde.',
    ],
    '/profile': ['Perfil', 'Tus problemas, propuestas, votos y configuración.'],
    '/mine': ['Tus listas', 'Tus reportes, aportes y votos, y cómo está cada uno.'],
    '/outbox': ['Sin enviar', 'Todo lo que escribiste en este dispositivo y dónde está.'],
    '/decisions': [
      'Decisiones',
      'Lo que decidieron los moderadores sobre lo que publicaste, y por qué.',
    ],
    '/jury': [
      'Jurado',
      `Los trabajos en disputa los juzgan ${JURY_SEATS} personas ajenas al caso; deciden ${JURY_MAJORITY} de ellas.`,
    ],
    '/desk': [
      'Mesa de embajadores',
      'Lo que no pudieron resolver las votaciones y los jurados, y lo que hay que revisar.',
    ],
    '/desk/moderation': [
      'Denuncias de usuarios',
      'Lo que la gente denunció, para que decidas. Quien lo publicó nunca sabe quién lo denunció.',
    ],
    '/payment': ['Tu pago', 'Cómo está el pago de tu aporte.'],
    '/setup': [
      'Configurar este sitio',
      'Quién lleva este sitio, dónde está su zona y quién es su primer operador.',
    ],
    '/admin': ['Resumen', 'Lo que te espera y lo que se reportó, arregló y pagó en doce semanas.'],
    '/admin/settings': ['Administración', 'Lo que este sitio dice de sí mismo y quién lo cambió.'],
    '/admin/people': [
      'Personas',
      'Todas las cuentas: encuentra una, mira cómo está y ayúdala o limítala.',
    ],
    '/admin/money': [
      'Dinero',
      'Dónde está o adónde fue todo el dinero, según el libro mayor, y qué necesita a una persona. Los operadores no pueden moverlo.',
    ],
    '/admin/operations': [
      'Operaciones',
      'Cómo está la instalación, qué espera para salir de ella y qué hacer al respecto.',
    ],
    '/admin/import': [
      'Importar y exportar',
      'Trae reportes de otro sistema y llévate todos los tuyos a otra parte.',
    ],
    '/admin/bodies': [
      'Quién es responsable',
      'Organismos que reciben los reportes nuevos de su zona y sus categorías y responden en público.',
    ],
    '/admin/texts': [
      'Textos legales',
      'La política de privacidad, las condiciones y la declaración de accesibilidad, con tus propias palabras si quieres.',
    ],
    '/admin/categories': [
      'Categorías',
      'En qué categorías reporta la gente: nombres, iconos y su orden.',
    ],
    '/admin/content': [
      'Contenido',
      'Todos los problemas, también los ocultos, unidos y eliminados. Lo que la gente denuncia se decide en la mesa.',
    ],
    '/admin/record': [
      'Registro',
      'Lo que hicieron aquí los operadores, a quién y por qué. Nadie puede cambiar ni quitar una línea.',
    ],
    '/mailbox': ['Buzón local', 'Correos que esta instalación guarda en lugar de enviarlos.'],
  },
  missing: {
    title: '404 Página no encontrada',
    description:
      'No hay nada en esta dirección. Puede que el enlace sea antiguo o esté mal escrito.',
  },
  person: {
    title: 'Reputación',
    description:
      'Puntuación de confianza, trabajo como solucionador y trayectoria como verificador.',
  },
  issue: {
    title: 'Problema',
    description: 'Reporta problemas locales en un mapa y financia el arreglo en comunidad.',
  },
  noIssue: {
    title: 'Problema no encontrado',
    description: 'El problema que buscas no existe o ha sido eliminado.',
  },
  parts: {
    audit: {
      title: 'Registro público',
      description:
        'Todo lo que pasó con este problema y con su dinero, abierto a quien quiera comprobarlo.',
    },
    poster: {
      title: 'Cartel',
      description: 'Este problema en una página para imprimir y colgar en su sitio.',
    },
    proof: {
      title: 'Entregar la prueba',
      description:
        'Fotos, un registro en el lugar y un resumen del trabajo, para quienes lo juzgan.',
    },
  },
} satisfies Texts<typeof original.texts>;
