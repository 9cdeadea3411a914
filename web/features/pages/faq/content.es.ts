import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import { ruleWords as rule } from '#web/features/pages/ruleWords.ts';

export const faqContent = {
  title: 'Preguntas frecuentes',
  lead: 'Respuestas breves sobre cómo reportar, financiar, resolver y votar.',
  description:
    'Respuestas sobre Trybe: cómo funcionan los reportes, los aportes, las propuestas y los votos, qué se reembolsa y cuándo, y cómo funciona la app sin conexión.',
  tabsLabel: 'Temas',
  tabs: {
    general: 'General',
    funding: 'Financiación',
    solvers: 'Solucionadores',
    voting: 'Votación',
    technical: 'Técnica',
  },
  entries: {
    general: [
      {
        question: '¿Qué es Trybe?',
        answer:
          'Un lugar donde la gente pone problemas locales en un mapa, aporta dinero para arreglarlos y elige quién lo hace. Los problemas pueden ser sociales o ambientales, grandes o pequeños: un rincón oscuro, una rampa que falta, un parque lleno de basura.',
      },
      {
        question: '¿Quién puede participar?',
        answer:
          'Todos pueden mirar sin una cuenta. Con una cuenta gratuita puedes reportar, aportar, proponer, votar y conversar. El rol que eliges al registrarte es una preferencia y no limita nada.',
      },
      {
        question: '¿Cuesta algo?',
        answer: `Reportar, votar y conversar es gratis. De lo que se paga por un problema, al menos el ${rule.solverShare} es para el solucionador y como mucho el ${rule.platformShare} paga el funcionamiento de la plataforma.`,
      },
      {
        question: '¿Dónde puedo reportar un problema?',
        answer:
          'En cualquier parte. El mapa se abre en la zona de este sitio y funciona en todo el mundo; todos los importes están en una misma moneda ({currency}).',
      },
      {
        question: '¿Cómo es un buen reporte?',
        answer:
          'Un solo problema, el lugar exacto, una foto y criterios que pueda comprobar un desconocido: qué habrá, o qué dejará de haber, cuando esté resuelto.',
      },
      {
        question: '¿Puedo cambiar o eliminar mi reporte?',
        answer:
          'Puedes editarlo hasta que esté completado. Cuando ha ganado una propuesta, el título, el lugar, las fotos y los criterios quedan bloqueados y puedes añadir notas; mientras haya dinero en él, a sus donantes se les muestra cada cambio en las dos versiones, y pueden retirar sus aportes hasta que se elija una propuesta. Puedes eliminarlo hasta que empiece el trabajo; entonces cada aporte se reembolsa por completo.',
      },
    ],
    funding: [
      {
        question: '¿Cómo funcionan los aportes?',
        answer: `Eliges un importe desde ${rule.pledgeMin} y lo confirmas. Pasa al depósito en garantía de ese único problema. No hay meta fija ni fecha de cierre.`,
      },
      {
        question: '¿Dónde está mi dinero hasta que se resuelva el problema?',
        answer:
          'En garantía. Cada movimiento se anota por partida doble, y no se aceptan libros que no sumen cero. El total en garantía está en la página del problema.',
      },
      {
        question: '¿Cuándo recibo un reembolso?',
        answer: `Si quien reportó elimina el problema antes de que empiece el trabajo, o resulta hasta entonces que otra persona ya lo ha arreglado, recuperas exactamente lo que pusiste, sin hacer nada. Puedes retirar un aporte en la pestaña Aportes o en Mis aportes hasta que se elija una propuesta, también de un problema oculto o congelado; tras tres aportes con tarjeta retirados en ${rule.cardReturns} no hay más aportes con tarjeta en ese tiempo. Un aporte que no encuentra propuesta ganadora vuelve solo en la fecha que figura a su lado; te avisamos ${rule.expiryNotice} y 1 día antes.`,
      },
      {
        question: '¿Cuánto va a la solución?',
        answer: `Al menos el ${rule.solverShare} de lo que se paga. La parte se fija cuando aportas y después no se puede cambiar.`,
      },
      {
        question: '¿Cómo pago?',
        answer:
          'Donde una instalación acepta dinero real, pagas con tarjeta en una página de Stripe y vuelves; a nosotros no nos llega ningún número de tarjeta. Tu aporte es firme en cuanto Stripe nos dice que el dinero ha llegado. En las demás es dinero de prueba y no hay nada que pagar.',
      },
      {
        question: '¿Qué significa “dinero de prueba”?',
        answer:
          'Que esta instalación no mueve dinero real: puedes probarlo todo, no se cobra nada y no se paga nada. Donde aparece un importe, aparece “dinero de prueba”.',
      },
    ],
    solvers: [
      {
        question: '¿Cómo me hago solucionador?',
        answer:
          'Regístrate, busca un problema abierto y envía una propuesta: qué harás, cuánto pides y cuánto tardarás. Personas y empresas son igual de bienvenidas.',
      },
      {
        question: '¿Puedo hacer una propuesta para mi propio reporte?',
        answer:
          'No. Quien reporta un problema juzga el resultado, así que no se le puede pagar por él.',
      },
      {
        question: '¿Cómo se elige una propuesta?',
        answer: `Con los votos de quienes aportaron: más de la mitad del dinero en garantía tiene que respaldarla, sin contar lo que pusieron el propio solucionador y quien reportó; no puede haber más dinero en contra que a favor, y el ${rule.solverShare} del fondo tiene que cubrir su precio. Un aporte cuenta cuando han pasado ${rule.weighsAfter}. La ganadora se anuncia durante ${rule.selectionNotice}, en las que aún se puede cambiar el voto, y después queda elegida.`,
      },
      {
        question: '¿Cuándo me pagan?',
        answer: `En un plazo de ${rule.payout} después de que tu trabajo se haya verificado y el dinero se haya liberado. La página del problema muestra hasta cuándo, y la página de transparencia cuenta los pagos con retraso.`,
      },
      {
        question: '¿Necesito permisos o seguros?',
        answer:
          'Si el trabajo los exige, sí. Dilo en tu propuesta, para que la comunidad pueda comparar precios honestos.',
      },
    ],
    voting: [
      {
        question: '¿Quién puede votar las propuestas?',
        answer:
          'Toda persona que haya iniciado sesión, salvo el solucionador que hizo la propuesta. Quien reportó el problema solo vota con dinero propio en él: en contra, y a favor si nadie más ha aportado.',
      },
      {
        question: '¿Cuánto cuenta mi voto?',
        answer:
          'Se muestran dos números: cuántas personas votaron en cada sentido y cuánto dinero en garantía respalda la propuesta. El segundo es proporcional a los aportes y decide según las reglas. Un voto sin aporte se muestra y cuenta {noDollars}.',
      },
      {
        question: '¿Puedo cambiar mi voto?',
        answer:
          'Sí. Vota lo contrario para cambiarlo, o lo mismo otra vez para retirarlo. Hay un voto por persona y propuesta.',
      },
      {
        question: '¿Quién decide que un problema está resuelto?',
        answer:
          'Quien lo reportó y los donantes; si no coinciden, un jurado de cinco; después, los embajadores. Si nadie más que quien lo reportó tiene dinero en él, decide esa persona sola. La página del proceso de verificación describe estos niveles, cómo cuentan los votos en cada uno y los plazos.',
      },
      {
        question: '¿Los votos son públicos?',
        answer:
          'Sí. Los votos sobre las propuestas los puede ver cualquiera, para que se puedan comprobar los recuentos.',
      },
    ],
    technical: [
      {
        question: '¿Funciona Trybe sin internet?',
        answer:
          'Sí. Una vez abierta, la app arranca sin conexión, muestra la lista y el mapa guardados y te deja escribir reportes y mensajes. Se envían cuando vuelve la conexión. Un aporte escrito sin conexión espera tu confirmación, porque el dinero no debe moverse sin que lo veas; para votar hace falta conexión.',
      },
      {
        question: '¿Puedo instalarla?',
        answer:
          'Sí. En el menú de tu navegador elige “Instalar” o “Añadir a la pantalla de inicio”. Es la misma app, sin tienda de aplicaciones.',
      },
      {
        question: '¿Cómo me entero cuando pasa algo?',
        answer:
          'Todo lo que te concierne está en la campana. En la configuración de tu perfil también puedes recibir las novedades que elijas como notificación push en un dispositivo, o por correo donde la instalación los envíe. Los correos sobre tu dinero y tus plazos llegan en cuanto confirmas tu dirección, hasta que los desactives; lo demás está desactivado hasta que lo actives. En un iPhone o iPad, las notificaciones push necesitan la app en la pantalla de inicio.',
      },
      {
        question: '¿Qué fotos puedo subir?',
        answer:
          'JPG, PNG y WebP, de menos de 5 MB. Las fotos grandes se reducen en tu dispositivo, y los datos ocultos, como el lugar, se quitan salvo que aceptes conservarlos. En el formulario de reporte se pueden tapar caras y matrículas antes de enviar nada.',
      },
      {
        question: '¿Se puede enviar algo dos veces con una mala conexión?',
        answer:
          'No. Cada cambio lleva su propia clave, y el servidor lo hace una sola vez, por muchas veces que llegue.',
      },
      {
        question: '¿Cómo cambio entre oscuro y claro?',
        answer:
          'En el menú de la cuenta o en la configuración de tu perfil: oscuro, claro o como diga tu sistema.',
      },
      {
        question: '¿Hay una API?',
        answer:
          'Sí, la propia app la usa. Está descrita en /api/docs, y como documento OpenAPI en /api/openapi.json.',
      },
    ],
  },
  search: {
    label: 'Buscar en las preguntas',
    placeholder: 'Busca una palabra…',
    action: 'Buscar',
    clear: 'Mostrar todos los temas',
    found: (answers, query) => `${answers} para “${query}”`,
    answer: { one: '# respuesta', other: '# respuestas' },
    noneTitle: 'No se encontró ninguna respuesta',
    none: 'Prueba con otra palabra o escríbenos.',
  },
  more: {
    title: '¿Aún no lo encuentras?',
    links: [
      {
        href: '/verification-process',
        label: 'Proceso de verificación',
        text: 'Quién decide que un problema está resuelto.',
      },
      { href: '/contact', label: 'Contáctanos', text: 'Pregunta a una persona.' },
      { href: '/join-us', label: 'Únete', text: 'Reporta, dona o resuelve.' },
    ],
  },
} satisfies Texts<typeof original.faqContent>;
