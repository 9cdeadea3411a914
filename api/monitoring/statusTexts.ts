import type { Language } from '#schema/languages/languages.ts';
import type { Part, PartStatus } from './siteStatus.ts';

type StatusTexts = {
  title: (site: string) => string;
  lead: { works: string; late: string; fails: string };
  parts: Record<Part, string>;
  states: Record<PartStatus['state'], string>;
  /** For the books, which are right or wrong rather than working or late. */
  books: Record<PartStatus['state'], string>;
  since: (time: string) => string;
  checked: (time: string) => string;
  /** Shown while the database is unavailable. */
  kept: string;
  asOf: (time: string) => string;
  open: (site: string) => string;
  columns: { part: string; state: string };
};

/** Texts of the status page. */
export const STATUS_TEXTS: Record<Language, StatusTexts> = {
  en: {
    title: (site) => `Status of ${site}`,
    lead: {
      works: 'Everything works.',
      late: 'Everything works, but something is late.',
      fails: 'Something does not work at the moment.',
    },
    parts: {
      app: 'Pages, reports and pledges',
      notices: 'Emails and notices',
      payments: 'Payments and refunds',
      deadlines: 'Deadlines of votes and decisions',
      books: 'The books',
    },
    states: { works: 'Works', late: 'Late', fails: 'Does not work', unknown: 'Unknown' },
    books: { works: 'Right', late: 'Late', fails: 'Being looked into', unknown: 'Not checked yet' },
    since: (time) => `since ${time}`,
    checked: (time) => `checked ${time}`,
    kept: 'What you write in the app is kept on your device and sent later.',
    asOf: (time) => `As of ${time}. Times are in UTC.`,
    open: (site) => `Open ${site}`,
    columns: { part: 'Part', state: 'State' },
  },
  de: {
    title: (site) => `Status von ${site}`,
    lead: {
      works: 'Alles funktioniert.',
      late: 'Alles funktioniert, aber etwas hat sich verspätet.',
      fails: 'Etwas funktioniert gerade nicht.',
    },
    parts: {
      app: 'Seiten, Meldungen und Zusagen',
      notices: 'E-Mails und Mitteilungen',
      payments: 'Zahlungen und Erstattungen',
      deadlines: 'Fristen von Abstimmungen und Entscheidungen',
      books: 'Die Bücher',
    },
    states: {
      works: 'Funktioniert',
      late: 'Verspätet',
      fails: 'Funktioniert nicht',
      unknown: 'Unbekannt',
    },
    books: {
      works: 'Stimmen',
      late: 'Verspätet',
      fails: 'Werden untersucht',
      unknown: 'Noch nicht geprüft',
    },
    since: (time) => `seit ${time}`,
    checked: (time) => `geprüft ${time}`,
    kept: 'Was du in der App schreibst, bleibt auf deinem Gerät und wird später gesendet.',
    asOf: (time) => `Stand: ${time}. Zeiten in UTC.`,
    open: (site) => `${site} öffnen`,
    columns: { part: 'Teil', state: 'Zustand' },
  },
  es: {
    title: (site) => `Estado de ${site}`,
    lead: {
      works: 'Todo funciona.',
      late: 'Todo funciona, pero algo va con retraso.',
      fails: 'Algo no funciona en este momento.',
    },
    parts: {
      app: 'Páginas, avisos y promesas de dinero',
      notices: 'Correos y notificaciones',
      payments: 'Pagos y devoluciones',
      deadlines: 'Plazos de votaciones y decisiones',
      books: 'Las cuentas',
    },
    states: {
      works: 'Funciona',
      late: 'Con retraso',
      fails: 'No funciona',
      unknown: 'Se desconoce',
    },
    books: {
      works: 'Cuadran',
      late: 'Con retraso',
      fails: 'Se están revisando',
      unknown: 'Aún sin comprobar',
    },
    since: (time) => `desde ${time}`,
    checked: (time) => `comprobado ${time}`,
    kept: 'Lo que escribas en la app se guarda en tu dispositivo y se envía más tarde.',
    asOf: (time) => `A ${time}. Horas en UTC.`,
    open: (site) => `Abrir ${site}`,
    columns: { part: 'Parte', state: 'Estado' },
  },
  ar: {
    title: (site) => `حالة ${site}`,
    lead: {
      works: 'كل شيء يعمل.',
      late: 'كل شيء يعمل، لكن شيئًا ما تأخّر.',
      fails: 'ثمة شيء لا يعمل حاليًا.',
    },
    parts: {
      app: 'الصفحات والبلاغات والتعهّدات',
      notices: 'البريد والإشعارات',
      payments: 'المدفوعات والمبالغ المُعادة',
      deadlines: 'مواعيد التصويت والقرارات',
      books: 'الدفاتر',
    },
    states: { works: 'يعمل', late: 'متأخّر', fails: 'لا يعمل', unknown: 'غير معروف' },
    books: { works: 'صحيحة', late: 'متأخّرة', fails: 'قيد الفحص', unknown: 'لم تُفحص بعد' },
    since: (time) => `منذ ${time}`,
    checked: (time) => `فُحصت ${time}`,
    kept: 'ما تكتبه في التطبيق يبقى على جهازك ويُرسل لاحقًا.',
    asOf: (time) => `حتى ${time}. الأوقات بالتوقيت العالمي UTC.`,
    open: (site) => `افتح ${site}`,
    columns: { part: 'الجزء', state: 'الحالة' },
  },
};
