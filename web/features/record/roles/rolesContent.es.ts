import type { Texts } from '#schema/languages/Texts.ts';
import {
  FIRST_AMBASSADORS_HOURS,
  ROLE_MEMORY_DAYS,
  ROLE_NOTICE_DAYS,
} from '#schema/people/roleLimits.ts';
import type * as original from './rolesContent.ts';

export const rolesContent = {
  title: 'Quién tiene una función',
  text: `Los embajadores resuelven disputas y moderan, los operadores llevan el sitio, los expertos escriben informes pagados. Los embajadores de las primeras ${FIRST_AMBASSADORS_HOURS} horas desde el primero lo son al instante; cada nombramiento posterior y cada cese tiene efecto ${ROLE_NOTICE_DAYS} días después de anunciarse aquí, salvo que se oponga un embajador, o alguien que lo fue en los últimos ${ROLE_MEMORY_DAYS} días; entonces otro embajador tiene que confirmarlo. Lo mismo vale para una vía de regreso a la cuenta de quien tiene una función, decide en un caso o tiene un reporte abierto o una propuesta, que también puede oponerse. A quien un operador le ha abierto la cuenta no se le sortea para ningún jurado durante ${ROLE_MEMORY_DAYS} días. Lo que se concede desde la línea de comandos del servidor también figura aquí.`,
  failed: 'No se pudieron cargar las funciones.',
  none: 'Nadie tiene una función.',
  roles: { user: 'sin función', ambassador: 'embajador', operator: 'operador' },
  validator: 'experto',
  both: (role) => `${role} y experto`,
  since: (role, moment) => `${role} desde ${moment}`,
  by: (name) => `lo nombró ${name}`,
  byServer: 'nombrado en el servidor',
  announced: {
    heading: 'Anunciado',
    none: 'No hay anunciado ningún nombramiento, cese ni vía de regreso.',
    role: (name, role) => `${name}: ${role}`,
    recovery: (name) => `${name}: vía de regreso a la cuenta`,
    by: (name, moment) => `por ${name}, ${moment}`,
    takesEffect: (moment) => `Tiene efecto el ${moment}.`,
    objected: (name, moment, reason) => `${name} se opuso el ${moment}: ${reason}`,
    lapses: (moment) => `Caduca el ${moment} si otro embajador no lo confirma.`,
    confirmed: (name, moment) => `Confirmado por ${name} el ${moment}.`,
  },
  object: {
    button: 'Oponerse',
    title: '¿Oponerte a esto?',
    text: 'Todos leerán tu nombre y tu motivo. Caduca si otro embajador no lo confirma.',
    label: 'Motivo',
    hint: 'Al menos 20 caracteres, público.',
    confirm: 'Oponerse',
    done: 'Te has opuesto',
    failed: 'Error al oponerse',
  },
  confirm: {
    button: 'Confirmar',
    title: '¿Confirmarlo a pesar de la oposición?',
    text: 'Tendrá efecto en su día. Todos leerán que lo confirmaste.',
    done: 'Confirmado',
    failed: 'Error al confirmar',
  },
  resign: {
    heading: 'Tu función',
    text: (role) => `Eres ${role}. Puedes renunciar en el acto, sin anuncio.`,
    button: 'Renunciar a la función',
    title: '¿Renunciar a tu función?',
    confirmText:
      'La pierdes en el acto. Como embajador solo la recuperas tras un anuncio público. Los casos elegidos mientras eras embajador siguen siendo tuyos para resolver.',
    done: 'Ya no tienes ninguna función',
    failed: 'Error al renunciar',
  },
} satisfies Texts<typeof original.rolesContent>;
