import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const transparencyContent = {
  pageTitle: 'Transparencia',
  description: 'Dónde está todo el dinero, cuánto tardan las decisiones y si los libros cuadran.',
  subtitle:
    'Dónde está todo el dinero, cuánto tardan las decisiones y si los libros cuadran. Las mismas cifras para todos.',
  failed: 'No se pudieron cargar las cifras',
  failedText: 'Vienen del servidor tal como están ahora, así que hace falta conexión.',
  offline: (moment) => `Sin conexión. Estas cifras son de ${moment}.`,
  testMoney: 'Esta instalación solo mueve dinero de prueba: no se cobra a ninguna tarjeta.',
  money: {
    title: 'Dinero',
    flow: {
      pledged: 'Ingresado hasta ahora',
      parts: {
        held: 'Ahora en garantía',
        solver: 'Pagado a solucionadores y expertos',
        platform: 'Retenido por la plataforma',
        back: 'Devuelto a donantes',
      },
    },
    feesHint: 'La plataforma retiene como mucho el 10 % de lo que se paga.',
  },
  cases: {
    title: 'Casos',
    disputes: 'Disputas abiertas',
    disputesHint: 'Jurado, embajadores, objeciones',
    payouts: 'Pagos en curso',
    payoutsHint: 'Previstos en 5 días hábiles',
    overdue: 'Pagos con retraso',
    overdueNone: 'Ninguno se retrasa',
    overdueSome: 'Más tarde de lo prometido',
  },
  flow: {
    title: 'Dinero por mes',
    text: 'Lo que entró en garantía, lo que ganaron solucionadores y expertos, y lo que se devolvió.',
    pledged: 'A la garantía',
    released: 'Ganado',
    refunded: 'Devuelto',
  },
  decisions: {
    title: 'Cuánto tardan las decisiones',
    text: 'Desde la entrega de una prueba hasta su decisión definitiva: la mitad tardó menos.',
    hours: 'Mediana en horas',
    count: 'Decisiones',
    none: 'En los últimos doce meses no se decidió ninguna prueba de forma definitiva.',
    noValue: '–',
    value: (hours) => `${hours} h`,
  },
  chart: {
    month: 'Mes',
    table: 'Mostrar como tabla',
    inMonth: (value, month) => `${value} en ${month}`,
  },
  books: {
    title: 'La última revisión de todos los libros',
    holds: 'Todo cuadra',
    text: (transactions, entries, at) =>
      `El ${at} se volvieron a calcular ${transactions} y ${entries} de los registros. Ocurre una vez al día.`,
    transaction: { one: '# movimiento de dinero', other: '# movimientos de dinero' },
    entry: { one: '# entrada', other: '# entradas' },
    broken: 'Algo no cuadra',
    problem: (row) => `La primera fila que difiere: ${row}`,
    never: 'Los libros aún no se han revisado. Ocurre una vez al día.',
  },
  heads: {
    title: 'Los finales de todos los registros, publicados cada día',
    text: 'Una vez al día se publica la última entrada de cada registro, de cada problema y de lo que se decidió sobre perfiles, con un solo hash sobre todas. Quien anota ese hash puede demostrar después que un registro se cambió.',
    day: 'Día (UTC)',
    issues: 'Registros',
    root: 'Hash sobre todo',
    none: 'Aún no se ha publicado nada. Ocurre una vez al día.',
    download: 'Abrir la lista',
    how: 'Cómo comprobarlo por tu cuenta',
    steps: [
      'Lee todas las páginas de /api/audit-heads del día.',
      'Escribe una línea por registro, en el orden de sus ids: el id, el número de su última entrada y su hash, unidos por dos puntos, y cada línea terminada con un salto de línea.',
      'El SHA-256 de ese texto es el hash sobre todo.',
      'El hash de cada línea está con ese número en el registro de su problema, o de los perfiles, y el registro lleva a él entrada por entrada.',
    ],
    check: 'Comprobar en este navegador',
    checking: 'Comprobando…',
    whole: (count) =>
      `Encaja. Tu navegador ha calculado el mismo hash a partir de los finales de ${count}.`,
    record: { one: '# registro', other: '# registros' },
    broken: 'No encaja: los finales publicados llevan a otro hash.',
    failed: 'No se pudo cargar la lista. Inténtalo de nuevo.',
    impossible:
      'Este navegador solo calcula hashes con una conexión segura (https), así que no se comprobó nada.',
  },
} satisfies Texts<typeof original.transparencyContent>;
