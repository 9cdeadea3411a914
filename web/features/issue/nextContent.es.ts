import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './nextContent.ts';
import {
  DEADLINE_GRACE_DAYS,
  PLEDGE_EXPIRY_FIRST_NOTICE_DAYS,
  SELECTION_NOTICE_HOURS,
} from '#schema/limits.ts';

const giveBack = `Cada aporte muestra la fecha en que se devuelve automáticamente si ninguna propuesta ha ganado; su donante recibe un aviso ${PLEDGE_EXPIRY_FIRST_NOTICE_DAYS} días y 1 día antes.`;
const votes =
  'Un voto cuenta lo que esa persona tiene aquí en garantía desde hace al menos 24 horas. Más de la mitad de ese dinero tiene que estar a favor, no puede haber más en contra que a favor, y el 90 % del dinero en garantía tiene que cubrir el precio. El dinero del propio solucionador no da voto; el de quien reportó solo cuenta en contra, salvo que nadie más haya aportado.';

export const nextContent = {
  title: 'Qué pasa ahora',
  books: 'Registro público',
  notLoaded:
    'No se pudo cargar si se entregó una prueba, así que puede que esto no sea toda la historia.',
  retry: 'Reintentar',
  vote: 'Ver la prueba y votar',
  pledge: 'Aportar',
  choose: 'Votar',
  decide: 'Decidir como embajador',
  appeal: 'Ver la prueba y apelar',
  objection: 'Ver la objeción',
  seat: 'Abrir tu asiento',
  offer: 'Ofrecerte a resolverlo',
  ownOffer: 'Tu propuesta',
  solvedIn: (days) => `Resuelto en ${days}`,
  day: { one: '# día', other: '# días' },
  handIn: 'Entregar la prueba',
  handInSecond: 'Entregar una segunda prueba',
  escrow: (amount) => `${amount} en garantía`,
  promised: (amount, solver) => `, de los que ${amount} están prometidos a ${solver}`,
  reported: {
    lead: 'Abierto a aportes y propuestas.',
    who: 'Cualquiera puede aportar; cualquiera menos quien lo reportó puede proponer una solución.',
    weights: 'Aún no hay nada en garantía, así que aún no se puede decidir nada.',
    until: 'Sin plazo.',
    next: 'Con el primer aporte el problema está financiado, y los donantes deciden entre las propuestas.',
  },
  funded: {
    lead: 'Abierto a aportes, propuestas y votos.',
    who: 'Cualquiera puede aportar; los donantes eligen entre las propuestas con su dinero.',
    weights: `${votes} Los votos sin aporte se cuentan y se muestran, pero no cuentan nada.`,
    until: 'Sin plazo.',
    next: `${giveBack} Una propuesta que gana se anuncia durante ${SELECTION_NOTICE_HOURS} horas, en las que aún se puede cambiar el voto, antes de quedar elegida.`,
  },
  pending: (winner, moment) => ({
    lead: `Elección pendiente: ${winner ? `la propuesta de ${winner}` : 'una propuesta'} ha ganado la votación.`,
    who: 'Los donantes aún pueden cambiar su voto, aportar más o retirar su dinero.',
    weights: votes,
    until: moment,
    next: 'Si la propuesta sigue ganando entonces, queda elegida, empieza el trabajo y el dinero ya no se puede retirar.',
  }),
  working: (solver, moment) => ({
    lead: `${solver} tiene el encargo y está trabajando.`,
    who: `${solver} hace el trabajo o se retira. Cualquiera puede aportar más; lo que llega ahora no da voto para juzgar el trabajo.`,
    weights:
      'Para juzgar el trabajo queda anotado el dinero de cada donante en el momento de la elección.',
    until: `La prueba debe llegar antes del ${moment}: el plazo ofrecido y ${DEADLINE_GRACE_DAYS} días.`,
    next: 'Si para entonces no hay prueba, la propuesta caduca, el problema vuelve a estar abierto a propuestas y todos los aportes se quedan.',
  }),
  unknownWork: {
    lead: 'Se eligió a un solucionador y está trabajando.',
    who: 'El solucionador hace el trabajo. Cualquiera puede aportar más.',
    weights: 'Cuenta el dinero de cada donante en el momento de la elección.',
    until: 'No consta ningún plazo.',
    next: 'Juzgan el trabajo quien reportó y los donantes.',
  },
  completed: {
    lead: 'Resuelto: el trabajo se aceptó y los libros de este problema están cerrados.',
    who: 'Ya nadie tiene que hacer nada; la conversación sigue abierta.',
    weights: 'Todo lo que se decidió está en el registro público.',
    until: 'Definitivo.',
    next: 'Nada.',
  },
  fixed: {
    lead: 'Lo arregló otra persona; no se paga a nadie y se devolvió lo que se había aportado.',
    who: 'Ya nadie tiene que hacer nada; la conversación sigue abierta.',
    weights: 'Todo lo que se decidió está en el registro público.',
    until: 'Definitivo.',
    next: 'Nada.',
  },
  merged: (title) => ({
    lead: `Reportado dos veces: continúa en ${title === null ? 'un reporte que ahora no se puede ver' : `“${title}”`}.`,
    who: 'Los donantes mueven allí sus aportes, los retiran o los dejan; nadie más lo hace.',
    weights: 'Aquí ya nada: ni aportes, ni propuestas, ni votos.',
    until: 'Cada aporte que se queda se devuelve en su fecha.',
    next: 'La conversación y el registro público se quedan.',
  }),
  goOn: 'Ver dónde continúa',
  withdraw: {
    button: 'Retirarme de este trabajo',
    title: '¿Retirarte de este trabajo?',
    text: 'El problema vuelve a estar abierto a propuestas, y no puedes deshacerlo.',
    confirm: 'Retirarme',
    pending: 'Retirando…',
    cancel: 'Seguir trabajando',
  },
} satisfies Texts<typeof original.nextContent>;
