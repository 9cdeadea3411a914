import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './juryContent.ts';
import { JURY_MAJORITY, JURY_SEATS, JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';

export const juryContent = {
  title: 'Jurado',
  link: (openCount) => `Jurado (por atender: ${openCount})`,
  subtitle: `Los trabajos en disputa los juzgan ${JURY_SEATS} personas ajenas al caso; deciden ${JURY_MAJORITY} de ellas.`,
  loading: 'Cargando tus puestos',
  failed: 'No se pudieron cargar tus puestos',
  emptyTitle: 'Por ahora no hay ningún puesto para ti',
  empty:
    'Se sortea entre personas que participaron en decisiones anteriores y han indicado una zona cercana. Recibes un mensaje cuando te toca.',
  emptyAction: 'Indicar tu zona',
  open: 'Te esperan',
  past: 'Puestos anteriores',
  statuses: {
    offered: 'Puesto ofrecido',
    accepted: 'Formas parte del jurado',
    declined: 'Rechazado',
    lapsed: 'Sin respuesta a tiempo',
  },
  outcomes: {
    accepted: 'El jurado aceptó la prueba.',
    rejected: 'El jurado rechazó la prueba.',
    arbitration: 'El jurado no llegó a una decisión; resuelve un embajador.',
  },
  over: 'Terminado',
  answerBy: (moment) => `Responde antes del ${moment}.`,
  closes: (moment) => `El jurado termina: ${moment}.`,
  verdictCount: { one: '# veredicto', other: '# veredictos' },
  progress: (seats, verdicts) =>
    `Puestos ocupados: ${seats} de ${JURY_SEATS}; dado hasta ahora: ${verdicts}.`,
  accept: 'Aceptar el puesto',
  decline: 'Rechazar',
  answering: 'Enviando…',
  acceptedDone: 'Puesto aceptado',
  declinedDone: 'Puesto rechazado',
  answerFailed: 'Error al responder',
  look: 'Mirar la prueba',
  toIssue: 'Abrir el problema',
  begin: `Unos 5 minutos. Empieza por lo que se prometió y compara después las fotos. Nadie sabrá tu nombre; deciden ${JURY_MAJORITY} de ${JURY_SEATS}.`,
  verdict: {
    options: { approve: 'Sí, aceptar la prueba', reject: 'No, rechazar la prueba' },
    reason: 'Motivo',
    reasonHint: `Al menos ${JUSTIFICATION_MIN_LENGTH} caracteres. Se publica sin tu nombre cuando termina el jurado.`,
    text: 'Queda sellado hasta que termine el jurado, y es definitivo.',
    confirm: 'Dar el veredicto',
    pending: 'Sellando…',
    done: 'Veredicto sellado',
    doneText: 'Se abre cuando termina el jurado.',
    failed: 'Error al dar el veredicto',
    own: (moment) => `Diste tu veredicto: ${moment}.`,
    choices: { approve: 'Aceptar', reject: 'Rechazar' },
  },
} satisfies Texts<typeof original.juryContent>;
