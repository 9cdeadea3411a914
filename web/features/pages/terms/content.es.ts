import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import { ruleWords as rule } from '#web/features/pages/ruleWords.ts';

export const termsContent = {
  title: 'Términos del servicio',
  lead: 'El acuerdo entre tú y el operador de este sitio, en palabras sencillas.',
  description:
    'Los términos de uso de Trybe: cuentas, reportes, aportes y garantía, comisiones, reembolsos, resolución de disputas y condiciones de pago.',
  lastUpdated: '18 de mayo de 2025',
  sections: [
    {
      id: 'agreement',
      title: '1. El acuerdo',
      blocks: [
        'Al usar Trybe aceptas estos términos. Si no los aceptas, puedes leer lo que es público, pero no te registres.',
        'La página sobre el [proceso de verificación](/verification-process) describe por completo las reglas de las decisiones y los pagos; forma parte de estos términos.',
      ],
    },
    {
      id: 'account',
      title: '2. Tu cuenta',
      blocks: [
        {
          list: [
            'Tienes al menos 16 años y das una dirección de correo que es tuya.',
            'Una cuenta por persona; una empresa usa la cuenta de una persona que puede actuar en su nombre.',
            'No compartas tu contraseña. Lo que se hace desde tu cuenta vale como hecho por ti hasta que nos digas que otra persona la tiene.',
            'El rol que eliges al registrarte es una preferencia. No da ningún derecho ni quita ninguno.',
          ],
        },
      ],
    },
    {
      id: 'posts',
      title: '3. Lo que publicas',
      blocks: [
        'Los reportes, fotos, propuestas y mensajes siguen siendo tuyos. Nos permites mostrarlos en Trybe, a todas las personas que pueden ver esa parte, mientras hagan falta para entender un problema y sus libros.',
        'Publicas solo lo que tienes derecho a publicar y lo que es verdad según tu leal saber y entender. Las [normas de la comunidad](/community-guidelines) forman parte de estos términos.',
        'Quien reportó un problema puede cambiarlo hasta que esté completado. Cuando ha ganado una propuesta, su título, lugar, fotos y criterios quedan bloqueados, y se pueden añadir notas. Un cambio hecho mientras hay dinero en el problema se muestra en las dos versiones a quienes pusieron ese dinero, y hasta que se elija una propuesta pueden retirarlo. Quien reportó un problema puede eliminarlo hasta que empiece el trabajo. Un problema eliminado desaparece de las listas; sus anotaciones se quedan, porque del dinero hay que rendir cuentas.',
      ],
    },
    {
      id: 'payments',
      title: '4. Condiciones de pago',
      path: '/payment-terms',
      blocks: [
        'Donde una instalación de Trybe funciona con **dinero de prueba**, lo dice donde aparece un importe, y no se cobra ni se paga nada. Todo lo que sigue describe entonces dinero ficticio.',
        { subtitle: 'Aportes' },
        `Un aporte es de entre ${rule.pledgeMin} y ${rule.pledgeMax} (moneda: {currency}). Queda hecho cuando lo confirmas (si pagas con tarjeta: cuando el proveedor de pagos nos dice que el dinero ha llegado) y pasa al depósito en garantía del único problema que elegiste. El depósito en garantía no es una cuenta tuya y no da intereses.`,
        { subtitle: 'Garantía' },
        'El dinero sale del depósito en garantía de un problema solo de estas maneras: hacia el solucionador, con la parte de la plataforma, por una decisión según las reglas de verificación; hacia un experto, como los honorarios que alguien pagó por su informe; o de vuelta a los donantes. Más allá de esa parte el operador no puede quedarse con nada.',
        { subtitle: 'Comisiones' },
        `De lo que se paga por un problema, al menos el ${rule.solverShare} va al solucionador. El resto, como mucho el ${rule.platformShare}, paga el funcionamiento de la plataforma. La parte que se aplica a un aporte se fija cuando se hace el aporte. Los reembolsos no llevan comisión.`,
        { subtitle: 'Reembolsos' },
        {
          list: [
            'Si quien reportó elimina un problema antes de que empiece el trabajo, todos los aportes se devuelven por completo. Ocurre sin que nadie haga nada.',
            'Si otra persona ha arreglado un problema antes de que se elija un solucionador, también se devuelven todos los aportes: en cuanto lo confirma quien reportó o, si lo dijo un organismo responsable, la mayor parte del dinero de los donantes.',
            'Un donante puede retirar un aporte hasta que se elija una propuesta.',
            `Un aporte que no encontró propuesta ganadora en el plazo que se mostró antes de aportar se devuelve automáticamente: como mucho ${rule.expiryMax}, y ${rule.expiry} salvo que el operador eligiera otro número. Se avisa a su donante ${rule.expiryNotice} y 1 día antes.`,
            'Lo que no necesitó una solución completada vuelve a los donantes en proporción a sus aportes.',
            'Un pago que llega cuando el problema ya no admite aportes se devuelve enseguida.',
          ],
        },
        { subtitle: 'Contracargos' },
        'Si tu banco recupera un aporte o una parte, o se reembolsa en el servicio de pagos, sale enseguida del depósito en garantía y consta en el registro; se avisa a todas las personas implicadas. No quita ningún voto ni su peso. Si lo que queda ya no cubre el precio del trabajo elegido, el dinero queda congelado hasta que un embajador haya mirado el caso, dentro de los límites de la congelación. Lo que ya se pagó a un solucionador sigue siendo suyo: lo asume este sitio. El dinero que vuelve a nosotros vuelve al depósito.',
        { subtitle: 'Pago a los solucionadores' },
        `Un solucionador cuyo trabajo ha sido aceptado cobra en un plazo de ${rule.payout} desde la liberación, en la cuenta que ha abierto con el proveedor de pagos. Los solucionadores pagan sus propios impuestos y tienen los permisos y seguros que exige su trabajo.`,
      ],
    },
    {
      id: 'proposals',
      title: '5. Propuestas y trabajo',
      blocks: [
        'Una propuesta es una oferta a la comunidad de un problema: hacer lo que describe, por la compensación y en el plazo que nombra. Cuando se elige, obliga al solucionador. El contrato del trabajo es entre el solucionador y los donantes; el operador los pone en contacto y guarda el depósito en garantía, y no es parte de él.',
        'Los solucionadores trabajan conforme a la ley y con seguridad. Trybe no da permiso a nadie para entrar en un terreno ni para cambiar lo que es de otros; el permiso que haga falta hay que obtenerlo antes.',
      ],
    },
    {
      id: 'disputes',
      title: '6. Resolución de disputas',
      path: '/dispute-resolution',
      blocks: [
        'La mayoría de los desacuerdos giran en torno a una pregunta: ¿está resuelto? Según las reglas se responde en este orden.',
        {
          steps: [
            `Quien reportó y los donantes votan sobre la prueba, según su peso, durante ${rule.ballotWindow}.`,
            `Si no coinciden, decide un jurado de cinco miembros de la región; también si participan muy pocos y hay más de ${rule.largeEscrow} en garantía.`,
            'Si también eso falla, o el caso es complejo, decide un embajador con motivos por escrito. Es definitivo en la plataforma.',
          ],
        },
        `Cualquier parte implicada en el problema puede presentar una objeción con un motivo. Una objeción detiene el reloj hasta que se resuelve, y después de la votación como mucho ${rule.lateFlag}: entonces decide un jurado. El [proceso de verificación](/verification-process#layers) describe los niveles con sus pesos y plazos.`,
        'Cualquier otra cosa, como una cuenta congelada o una anotación que parece incorrecta: escribe a {contact} y nombra el problema. Te responde una persona. Nada de esto limita tus derechos ante un tribunal.',
      ],
    },
    {
      id: 'conduct',
      title: '7. Lo que no está permitido',
      blocks: [
        {
          list: [
            'Reportes falsos, fotos preparadas y más de una cuenta para ganar votos.',
            'Usar el depósito en garantía para mover dinero con cualquier otro fin.',
            'Leer el sitio en masa de forma que vaya más lento para los demás, o intentar saltarse sus límites.',
            'Acoso, amenazas, odio y publicar asuntos privados de alguien.',
          ],
        },
        'Podemos ocultar ese contenido y congelar la cuenta. El dinero en garantía nunca se pierde por ello.',
      ],
    },
    {
      id: 'liability',
      title: '8. De qué respondemos',
      blocks: [
        'Llevamos Trybe con cuidado, y aun así puede fallar o no estar disponible. Respondemos sin límite por dolo, culpa grave y daños a personas, y por lo demás en la medida que exige la ley. No respondemos por el trabajo de los solucionadores ni por lo que escriben los miembros.',
        'Trybe no es un servicio de emergencias. Si hay peligro, llama a los servicios de emergencia.',
      ],
    },
    {
      id: 'changes',
      title: '9. Cambios y fin',
      blocks: [
        'Podemos cambiar estos términos para lo que venga; la fecha de arriba dice cuándo. Lo acordado para un aporte sigue como era cuando lo hiciste. Puedes dejar de usar Trybe en cualquier momento y eliminar tu cuenta en tu configuración, en cuanto no quede dinero tuyo en garantía ni tengas abierto ningún trabajo, pago o puesto en un jurado.',
        'Preguntas: {contact}.',
      ],
    },
  ],
} satisfies Texts<typeof original.termsContent>;
