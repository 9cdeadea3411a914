import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moderationQueueContent.ts';
import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';
import { RESTRICTION_DAYS } from '#schema/moderation/moderationLimits.ts';

const form = {
  missing: 'Elige una opción.',
  reason: 'Motivo',
  reasonHint: `Al menos ${JUSTIFICATION_MIN_LENGTH} caracteres. Lo ve quien lo publicó, así que no nombres a nadie que denunció.`,
  pending: 'Procesando…',
};

const options = {
  leave: 'Dejarlo',
  warn: 'Advertir',
  hide_message: 'Ocultar el mensaje',
  hide_proposal: 'Ocultar su texto',
  redact_photo: 'Retirar las fotos marcadas',
  hide_issue: 'Ocultar el problema',
  restrict: 'Restringir la cuenta',
};

export const moderationQueueContent = {
  title: 'Denuncias de usuarios',
  subtitle:
    'Lo que la gente denunció, para que decidas. Quien lo publicó nunca sabe quién lo denunció.',
  noAccess: {
    title: 'Esta mesa es para embajadores y operadores',
    text: 'Los nombran los operadores. Cualquiera puede leer lo que deciden en la página de cada problema.',
    action: 'Ver problemas',
  },
  back: 'Mesa de embajadores',
  open: 'Abrir la cola',
  failed: 'No se pudieron cargar las denuncias',
  waiting: (open, appeals) => `${open} por decidir, ${appeals} en apelación.`,
  tabs: 'Partes de la cola',
  states: { open: 'Abiertas', appeals: 'Apelaciones', decided: 'Decididas' },
  empty: {
    open: 'Nada espera una decisión',
    appeals: 'No hay apelaciones pendientes',
    decided: 'Aún no se ha decidido nada',
  },
  emptyText: {
    open: 'Lo que la gente denuncie aparece aquí, lo más antiguo primero.',
    appeals: 'Si alguien apela, aquí decide una persona distinta de la primera.',
    decided: 'Cada decisión se conserva aquí con su motivo.',
  },
  kinds: {
    issue: 'Problema',
    message: 'Mensaje',
    proposal: 'Propuesta',
    proof: 'Prueba',
    profile: 'Perfil',
  },
  grounds: {
    abuse: 'Insultos, amenazas u odio',
    privacy: 'Privacidad',
    false: 'No es verdad',
    spam: 'Spam',
    unlawful: 'Va contra la ley',
    other: 'Otra cosa',
  },
  options,
  of: 'de',
  by: 'de',
  nobody: 'una cuenta eliminada',
  reports: { one: '# denuncia', other: '# denuncias' },
  since: (moment) => `Espera desde ${moment}`,
  content: 'Lo que dice',
  noText: 'No hay texto.',
  gone: 'Desde entonces se ha eliminado u ocultado.',
  photo: (number) => `Foto ${number}`,
  tick: 'Fotos que retirar',
  told: 'Lo que dicen las denuncias',
  noWords: 'Sin más detalles.',
  history: (count) => `Decisiones anteriores (${count})`,
  sameThing: 'sobre el mismo contenido',
  undone: 'anulada',
  record: 'Registro público del problema',
  stake:
    'Tienes parte en ello, o tomaste la primera decisión, así que tiene que decidir otra persona.',
  soFar: 'Lo que se decidió',
  decided: (choice, by, moment) => `${choice}, por ${by}, ${moment}`,
  appealed: (moment) => `Apelación del ${moment}`,
  settled: { upheld: 'Decisión mantenida', undone: 'Decisión anulada' },
  decision: {
    ...form,
    heading: 'Tu decisión',
    choice: '¿Qué debe pasar?',
    options,
    effects: {
      leave: 'No cambia nada, y no se avisa a nadie. Otros aún pueden denunciarlo.',
      warn: 'Se queda. Quien lo publicó ve tu motivo y puede apelar.',
      hide_message:
        'Ya nadie lo ve en la conversación. Quien lo publicó ve tu motivo y puede apelar.',
      hide_proposal:
        'Los demás leen una frase en su lugar. Su importe, su plazo, sus votos y el dinero quedan como están. Quien la publicó ve tu motivo y puede apelar.',
      redact_photo:
        'Se borran para siempre, los originales y todas las copias, y ninguna apelación las recupera. Quien las publicó ve tu motivo.',
      hide_issue:
        'Solo embajadores y operadores pueden ver el problema y todo lo que le pertenece, y su dinero queda congelado. Quien lo reportó, los donantes y los solucionadores ven tu motivo.',
      restrict: `Durante ${RESTRICTION_DAYS} días quien lo publicó no puede reportar ni editar problemas, proponer ni publicar. Los aportes, votos y pruebas siguen siendo posibles. Lo denunciado queda como está.`,
    },
    submit: 'Decidir',
    title: '¿Decidir esta denuncia?',
    text: '',
    confirm: 'Decidir',
    done: 'Denuncia decidida',
    failed: 'Error al decidir la denuncia',
  },
  settling: {
    ...form,
    heading: 'Tu respuesta a la apelación',
    choice: '¿Se mantiene la decisión?',
    options: { upheld: 'La decisión se mantiene', undone: 'Anular la decisión' },
    effects: {
      upheld: 'No cambia nada. Quien lo publicó ve tu motivo; no hay segunda apelación.',
      undone:
        'Lo que se ocultó vuelve a mostrarse, y se levanta una restricción o advertencia. Las fotos retiradas siguen retiradas. Quien lo publicó ve tu motivo.',
    },
    submit: 'Responder a la apelación',
    title: '¿Responder a esta apelación?',
    text: '',
    confirm: 'Responder',
    done: 'Apelación respondida',
    failed: 'Error al responder a la apelación',
  },
} satisfies Texts<typeof original.moderationQueueContent>;
