import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './profileRecordContent.ts';
import { RESTRICTION_DAYS } from '#schema/moderation/moderationLimits.ts';

export const profileRecordContent = {
  title: 'Decisiones sobre perfiles',
  text: 'Lo que decidieron los moderadores sobre lo que la gente muestra de sí misma, sin nombrar a nadie. Lo que deciden sobre problemas, mensajes, propuestas y pruebas está en el registro del problema.',
  none: 'Aún no se ha decidido nada sobre un perfil.',
  failed: 'No se pudieron cargar las decisiones.',
  count: (decisions) => `${decisions} en total, primero lo más reciente.`,
  entry: { one: '# entrada', other: '# entradas' },
  decided: {
    leave: 'Una denuncia sobre un perfil: no se hizo nada.',
    warn: 'Una denuncia sobre un perfil: se advirtió a su dueño.',
    redact_photo: 'Una denuncia sobre un perfil: se retiró su foto.',
    restrict: `Una denuncia sobre un perfil: se restringió a su dueño durante ${RESTRICTION_DAYS} días.`,
  },
  settled: {
    upheld: 'Otro moderador resolvió una apelación: la decisión se mantiene.',
    undone: 'Otro moderador resolvió una apelación: la decisión se anuló.',
  },
  appealed: 'Se apeló una decisión sobre un perfil.',
  other: 'Los moderadores actuaron sobre un perfil.',
  download: 'Todo, con sus hashes',
} satisfies Texts<typeof original.profileRecordContent>;
