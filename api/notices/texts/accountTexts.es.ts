import { ROLE_NOTICE_DAYS } from '#schema/people/roleLimits.ts';
import type { ReportedKind } from '#schema/moderation/choices.ts';
import { DATA_EXPORT_HOURS } from '#schema/limits.ts';
import { pluralIn, type Plural } from '#schema/languages/plural.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import { RESTRICTION_DAYS } from '#schema/moderation/moderationLimits.ts';
import { DIGEST_LINES } from '#schema/people/followLimits.ts';
import type * as original from './accountTexts.ts';

const THINGS: Record<ReportedKind, string> = {
  issue: 'un problema que reportaste',
  message: 'un mensaje tuyo',
  proposal: 'una propuesta tuya',
  proof: 'una prueba tuya',
  profile: 'tu perfil',
};

const some = (count: number, forms: Plural): string =>
  pluralIn('es', count, forms, count > DIGEST_LINES ? `más de ${DIGEST_LINES}` : `${count}`);
const reports = (count: number) =>
  `${some(count, {
    one: '# reporte nuevo',
    many: '# de reportes nuevos',
    other: '# reportes nuevos',
  })} en zonas que sigues`;
const news = (count: number) =>
  `novedades de ${some(count, {
    one: '# problema que sigues',
    many: '# de problemas que sigues',
    other: '# problemas que sigues',
  })}`;

export const accountTexts = {
  roleUser: () => 'Tu cuenta ya no tiene ningún rol especial.',
  roleAmbassador: () =>
    'Ahora eres embajador: los casos que ningún jurado pudo decidir te esperan en tu mesa.',
  roleOperator: () => 'Ahora eres operador: puedes asignar roles.',
  roleUserValidator: () =>
    'Tu cuenta ya no tiene ningún rol especial. Se te pueden pedir informes independientes.',
  roleAmbassadorValidator: () =>
    'Ahora eres embajador: los casos que ningún jurado pudo decidir te esperan en tu mesa. Se te pueden pedir informes independientes.',
  roleOperatorValidator: () =>
    'Ahora eres operador: puedes asignar roles. Se te pueden pedir informes independientes.',
  roleAnnounced: ({ person }) =>
    `Se ha anunciado un cambio de la función de ${person}. Tendrá efecto en ${ROLE_NOTICE_DAYS} días si ningún embajador se opone; la página Transparencia dice por qué.`,
  recoveryAnnounced: ({ person }) =>
    `Un operador ha anunciado una vía de regreso a la cuenta de ${person}. Se abrirá en ${ROLE_NOTICE_DAYS} días si ningún embajador se opone; la página Transparencia dice por qué.`,
  roleObjected: ({ person }) =>
    `Alguien se ha opuesto a lo anunciado sobre ${person}. Caduca si otro embajador no lo confirma; la página Transparencia dice por qué.`,
  accountReported: ({ person }) =>
    `Se ha denunciado la cuenta de ${person}. Tiene que resolverlo otro embajador.`,
  reportUpheld: ({ points }) =>
    `Los embajadores han confirmado una denuncia sobre tu cuenta; tu confianza ha bajado ${points} puntos.`,
  reportUpheldFrozen: ({ points }) =>
    `Los embajadores han confirmado una denuncia sobre tu cuenta; tu confianza ha bajado ${points} puntos. Tu cuenta está congelada y solo puede leer.`,
  unfrozen: ({ reason }) =>
    `Tu cuenta ya no está congelada. Un embajador ha dado este motivo: ${reason}`,
  otherUnfrozen: ({ person }) =>
    `Un embajador ha descongelado la cuenta de ${person}. El motivo está en la mesa.`,
  addressReleased: ({ email }) =>
    `Otra persona ha confirmado que ${email} es suya, así que ya no pertenece a tu cuenta. Conservas la cuenta y entras con tu nombre de usuario; añade otra dirección en tus ajustes.`,
  recovered: () => 'El operador ha creado un enlace a una contraseña nueva para tu cuenta.',
  recoveredWithEmail: () =>
    'El operador ha dado a tu cuenta otra dirección de correo y ha creado un enlace a una contraseña nueva.',
  signedOut: () =>
    'Un operador ha cerrado todas las sesiones de tu cuenta. Si no sabes por qué, pregunta en la dirección de la página de ayuda.',
  dataReady: () =>
    `Tus datos están listos: recógelos en tu configuración en un plazo de ${DATA_EXPORT_HOURS} horas.`,
  somethingReported: () =>
    'Ha llegado a la moderación una denuncia nueva. Espera en tu mesa, en “Denuncias de usuarios”.',
  hid: ({ thing, reason }) => `La moderación ha ocultado ${THINGS[thing]}: ${reason}`,
  hidWords: ({ thing, reason }) =>
    `La moderación ha ocultado el texto de ${THINGS[thing]}: ${reason}`,
  removedPhotos: ({ thing, reason }) =>
    `La moderación ha quitado fotos de ${THINGS[thing]}: ${reason}`,
  hidIssue: ({ thing, reason }) =>
    `La moderación ha ocultado un problema a causa de ${THINGS[thing]}: ${reason}`,
  warned: ({ thing, reason }) => `La moderación te advierte a causa de ${THINGS[thing]}: ${reason}`,
  restricted: ({ thing, reason }) =>
    `La moderación ha limitado tu cuenta durante ${RESTRICTION_DAYS} días a causa de ${THINGS[thing]}: ${reason}`,
  appealWon: ({ reason }) =>
    `Otra persona de la moderación ha anulado la decisión que apelaste: ${reason}`,
  appealLost: ({ reason }) =>
    `Otra persona de la moderación ha confirmado la decisión que apelaste: ${reason}`,
  digestReported: ({ reported }) => `Desde el último resumen: ${reports(reported)}.`,
  digestMoved: ({ moved }) => `Desde el último resumen: ${news(moved)}.`,
  digestBoth: ({ reported, moved }) =>
    `Desde el último resumen: ${reports(reported)}; ${news(moved)}.`,
} satisfies Texts<typeof original.accountTexts>;
