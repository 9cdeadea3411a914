import type { NeedKind } from '#schema/case/needs.ts';
import type { Language } from '#schema/languages/languages.ts';

type CalendarTexts = {
  name: (site: string) => string;
  /** What to do by the deadline; followed by the title. */
  kinds: Record<NeedKind, string>;
};

export const CALENDAR_TEXTS: Record<Language, CalendarTexts> = {
  en: {
    name: (site) => `Deadlines on ${site}`,
    kinds: {
      choose: 'Vote on offers',
      approve: 'Vote on the proof',
      seat: 'Answer the jury',
      verdict: 'Give your verdict',
      rule: 'Rule',
      confirm: 'Check a ruling',
      prove: 'Show your work',
      redo: 'Show your work again, or appeal',
      report: 'Write your expert report',
      merge: 'Answer the other reporter',
    },
  },
  de: {
    name: (site) => `Fristen auf ${site}`,
    kinds: {
      choose: 'Über Vorschläge abstimmen',
      approve: 'Über den Nachweis abstimmen',
      seat: 'Der Jury antworten',
      verdict: 'In der Jury urteilen',
      rule: 'Entscheiden',
      confirm: 'Eine Entscheidung prüfen',
      prove: 'Die Arbeit zeigen',
      redo: 'Die Arbeit noch einmal zeigen oder die Jury anrufen',
      report: 'Das Gutachten schreiben',
      merge: 'Der anderen Meldung antworten',
    },
  },
  es: {
    name: (site) => `Plazos en ${site}`,
    kinds: {
      choose: 'Votar las propuestas',
      approve: 'Votar la prueba',
      seat: 'Responder al jurado',
      verdict: 'Dar el veredicto',
      rule: 'Decidir',
      confirm: 'Revisar una decisión',
      prove: 'Mostrar el trabajo',
      redo: 'Mostrar el trabajo otra vez o apelar',
      report: 'Escribir el informe',
      merge: 'Responder al otro aviso',
    },
  },
  ar: {
    name: (site) => `المواعيد النهائية على ${site}`,
    kinds: {
      choose: 'التصويت على العروض',
      approve: 'التصويت على الإثبات',
      seat: 'الرد على هيئة المحلفين',
      verdict: 'إصدار الحكم',
      rule: 'اتخاذ القرار',
      confirm: 'مراجعة قرار',
      prove: 'إظهار العمل',
      redo: 'إظهار العمل مرة أخرى أو الاستئناف',
      report: 'كتابة تقرير الخبرة',
      merge: 'الرد على المُبلّغ الآخر',
    },
  },
};
