import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './decisionsContent.ts';
import { JUSTIFICATION_MIN_LENGTH } from '#schema/limits.ts';

export const decisionsContent = {
  title: 'Decisiones',
  subtitle:
    'Lo que decidieron los moderadores sobre lo que publicaste, y por qué. Puedes apelar cada decisión una vez; la resuelve otro moderador.',
  emptyTitle: 'Ninguna decisión',
  empty: 'Los moderadores no han hecho nada con lo que publicaste.',
  failed: 'No se pudieron cargar las decisiones',
  choices: {
    leave: 'No se hizo nada',
    warn: 'Advertencia',
    hide_message: 'Mensaje oculto',
    hide_proposal: 'Texto de una propuesta oculto',
    redact_photo: 'Fotos retiradas',
    hide_issue: 'Problema oculto',
    restrict: 'Cuenta restringida',
  },
  because: {
    issue: 'Por un problema que reportaste',
    message: 'Por uno de tus mensajes',
    proposal: 'Por una de tus propuestas',
    proof: 'Por una de tus pruebas',
    profile: 'Por tu perfil',
  },
  of: (title) => `En “${title}”`,
  until: (moment) =>
    `Hasta ${moment} no puedes reportar ni editar problemas, proponer ni publicar mensajes.`,
  appealed: (moment) => `Apelaste el ${moment}`,
  waits: 'La resolverá otro moderador.',
  outcomes: { upheld: 'La decisión se mantiene', undone: 'La decisión se anuló' },
  appeal: {
    button: 'Apelar',
    title: '¿Apelar esta decisión?',
    text: 'La revisará un moderador que no participó. Puedes apelar una sola vez.',
    label: '¿Por qué es incorrecta la decisión?',
    hint: `Al menos ${JUSTIFICATION_MIN_LENGTH} caracteres. Lo leen los moderadores.`,
    confirm: 'Apelar',
    pending: 'Enviando…',
    done: 'Apelación enviada',
    doneText: 'Recibirás un aviso cuando se haya resuelto.',
    failed: 'Error al enviar la apelación',
  },
} satisfies Texts<typeof original.decisionsContent>;
