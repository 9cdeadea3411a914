import type { DeliverySubject } from '#schema/console/consoleKinds.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './jobsContent.ts';

const kinds = {
  push: 'Push',
  email: 'Correo con novedades',
  account_mail: 'Correo sobre la cuenta',
  payment: 'Reembolso o pago',
  forwarding: 'Aviso a un organismo',
};

const subjects: Record<DeliverySubject, string> = {
  issue_update: 'novedades de un problema',
  proposal: 'propuesta',
  pledge: 'aporte',
  vote: 'voto',
  message: 'mensaje',
  system: 'aviso de los operadores',
  digest: 'resumen',
  moderation: 'decisión de la moderación',
  reset: 'contraseña nueva',
  proof: 'confirmación de la dirección',
  change_old: 'cambio de dirección, a la anterior',
  change_new: 'cambio de dirección, a la nueva',
  taken: 'la dirección ya está en uso',
  password_changed: 'contraseña cambiada',
  username_changed: 'nombre de usuario cambiado',
  issue_reported: 'reporte nuevo en una categoría',
  refund: 'reembolso',
  payout: 'pago',
  issue_forwarded: 'aviso al responsable',
};

export const jobsContent = {
  title: 'Operaciones',
  subtitle: 'Cómo está la instalación, qué espera para salir de ella y qué hacer al respecto.',
  health: 'Cómo está',
  fine: 'Por ahora no hay nada que hacer.',
  warnings: {
    books: (problem) =>
      `Los libros no cuadran: ${problem}. Detén los pagos en tu proveedor y ejecuta “trybe verify” (en un directorio de código, “npm run verify”).`,
    unchecked: (when) =>
      `Los libros se revisaron por última vez ${when}. La revisión diaria no se ejecuta: mira si el servidor se ha reiniciado o está sobrecargado.`,
    failing: (count, kind) =>
      `${count} de “${kind}” se intentaron en vano más de una vez. Míralo más abajo, y comprueba si responde el servicio que los transporta.`,
    late: (kind, when) =>
      `“${kind}” espera desde ${when}: puede que la tarea que lo envía esté parada.`,
    backup: (when) =>
      `La última copia de seguridad terminó ${when}: mira qué dice “systemctl status trybe-backup.service”.`,
    disk: (free, size) =>
      `Solo quedan libres ${free} de ${size} en el disco de la carpeta de datos: haz sitio o pásala a uno más grande.`,
    differences: (count) =>
      `${count} entre el proveedor de pagos y los libros. Mira “Dinero” y compara con el panel del proveedor.`,
    payouts: (count) =>
      `${count} con retraso: hay personas que esperan un dinero que se les prometió. Mira “Dinero”.`,
    replica: (number) =>
      `La copia ${number} de la base de datos está excluida: no responde o va demasiado atrasada.`,
    weaknesses: {
      open_listener:
        'El servidor acepta conexiones de otras máquinas y cree lo que dicen de su dirección. Deja que solo llegue el proxy: HOST=127.0.0.1, o una red propia.',
      database_superuser:
        'El rol de DATABASE_URL es superusuario, y ninguna protección de la base de datos lo frena. Da a la app un rol propio, como dice api/ops/database.md.',
      database_owner:
        'El rol de DATABASE_URL es dueño de sus tablas y podría quitar sus protecciones. Da a la app un rol propio, como dice api/ops/database.md.',
    },
    mail: 'De esta instalación no sale ningún correo: nadie puede elegir una contraseña nueva por correo. Define SMTP_URL y MAIL_FROM.',
    reports: (count) => `Pendientes de decisión: ${count} de usuarios.`,
  },
  differences: { one: '# diferencia', other: '# diferencias' },
  payouts: { one: '# pago', other: '# pagos' },
  openReports: { one: '# denuncia', other: '# denuncias' },
  facts: {
    database: 'Base de datos',
    version: (version) => `PostgreSQL ${version}`,
    migration: 'Último cambio de sus tablas',
    migrationOf: (number, name) => `N.º ${number}: ${name}`,
    photos: 'Fotos',
    videos: 'Videos',
    files: (count, size) => `${count}, ${size} tal como se enviaron`,
    replicas: 'Copias de la base de datos',
    noReplicas: 'Ninguna',
    replica: (number, state) => `${number}: ${state}`,
    used: (lag) => `en uso, con ${lag} de atraso`,
    leftOut: 'excluida',
    disk: 'Disco de la carpeta de datos',
    diskFree: (free, size) => `${free} libres de ${size}`,
    backup: 'Última copia de seguridad',
    backupNone: 'Ninguna con backup.sh todavía',
    books: 'Libros',
    booksHold: (when) => `Cuadran, revisados ${when}`,
    booksBroken: (when) => `No cuadran, revisados ${when}`,
    booksNone: 'Aún sin revisar',
    frozen: 'Problemas con dinero congelado',
    signIns: 'Sesiones',
    streams: 'Páginas abiertas ahora',
    mail: 'Correo',
    mailOf: { smtp: 'Por SMTP', local: 'Al buzón local', none: 'Ninguno' },
  },
  heading: 'Lo que espera para salir',
  hint: 'Cada envío se reintenta automáticamente, cada vez con menos frecuencia. Aquí no se muestra lo que dice.',
  kind: 'Tipo',
  state: 'Intentos',
  kinds,
  filters: { any: 'Todo', ...kinds },
  states: {
    any: 'Cualquier número de intentos',
    failing: 'Ya intentados',
    untried: 'Aún sin intentar',
  },
  fileName: 'envios',
  list: {
    caption: 'Lo que espera para salir de la instalación, primero lo más intentado',
    thing: { one: '# envío', other: '# envíos' },
    empty: 'No hay nada pendiente de envío',
  },
  columns: {
    what: 'Qué',
    person: 'Persona',
    tries: 'Intentos',
    since: 'Desde',
    next: 'Próximo intento',
    error: 'Último error',
    act: 'Repetir',
  },
  of: (kind, subject) => `${kinds[kind]}: ${subjects[subject]}`,
  atOnce: 'enseguida',
  unknown: '–',
  repeat: {
    button: 'Repetir ahora',
    label: (what) => `Repetir ahora: ${what}`,
    title: '¿Intentarlo de nuevo ahora?',
    text: 'Se envía en menos de un minuto en lugar de en el próximo intento. Mejor cuando ya esté arreglado lo que lo impedía.',
    submit: 'Repetir ahora',
    done: 'Se está intentando ahora',
  },
} satisfies Texts<typeof original.jobsContent>;
