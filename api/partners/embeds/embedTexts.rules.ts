import type { Language } from '#schema/languages/languages.ts';

type EmbedTexts = {
  open: string;
  /** On a map: the same words as on the app's own. */
  openOnMap: string;
  inProgress: string;
  completed: string;
  pledged: (amount: string) => string;
  /** `need`: the price of the chosen or cheapest offer, including the platform's share. */
  pledgedOf: (amount: string, need: string) => string;
  testMoney: string;
  list: (site: string) => string;
  map: (site: string) => string;
  /** Beside a map, and for pins that are too close together. */
  shown: (count: number, total: number) => string;
  issuesHere: (count: number) => string;
  none: string;
  gone: string;
  more: (site: string) => string;
};

export const EMBED_TEXTS: Record<Language, EmbedTexts> = {
  en: {
    open: 'Open for Pledges',
    openOnMap: 'Open for Proposals',
    inProgress: 'In Progress',
    completed: 'Completed',
    pledged: (amount) => `${amount} pledged`,
    pledgedOf: (amount, need) => `${amount} pledged of ${need}`,
    testMoney: 'test money',
    list: (site) => `Issues on ${site}`,
    map: (site) => `Map of issues on ${site}`,
    shown: (count, total) => `Issues on this map: ${count} of ${total}`,
    issuesHere: (count) => `Issues here: ${count}`,
    none: 'No issues here.',
    gone: 'This issue is no longer public.',
    more: (site) => `More on ${site}`,
  },
  de: {
    open: 'Offen für Zusagen',
    openOnMap: 'Offen für Vorschläge',
    inProgress: 'In Arbeit',
    completed: 'Abgeschlossen',
    pledged: (amount) => `${amount} zugesagt`,
    pledgedOf: (amount, need) => `${amount} von ${need} zugesagt`,
    testMoney: 'Testgeld',
    list: (site) => `Probleme auf ${site}`,
    map: (site) => `Karte der Probleme auf ${site}`,
    shown: (count, total) => `Probleme auf dieser Karte: ${count} von ${total}`,
    issuesHere: (count) => `Probleme hier: ${count}`,
    none: 'Hier gibt es keine Probleme.',
    gone: 'Dieses Problem ist nicht mehr öffentlich.',
    more: (site) => `Mehr auf ${site}`,
  },
  es: {
    open: 'Abierto a aportes',
    openOnMap: 'Abierto a propuestas',
    inProgress: 'En curso',
    completed: 'Completado',
    pledged: (amount) => `${amount} aportados`,
    pledgedOf: (amount, need) => `${amount} aportados de ${need}`,
    testMoney: 'dinero de prueba',
    list: (site) => `Problemas en ${site}`,
    map: (site) => `Mapa de problemas en ${site}`,
    shown: (count, total) => `Problemas en este mapa: ${count} de ${total}`,
    issuesHere: (count) => `Problemas aquí: ${count}`,
    none: 'No hay problemas aquí.',
    gone: 'Este problema ya no es público.',
    more: (site) => `Más en ${site}`,
  },
  ar: {
    open: 'مفتوحة للتعهّدات',
    openOnMap: 'مفتوحة للعروض',
    inProgress: 'قيد التنفيذ',
    completed: 'مكتملة',
    pledged: (amount) => `تعهّدات بقيمة ${amount}`,
    pledgedOf: (amount, need) => `تعهّدات بقيمة ${amount} من ${need}`,
    testMoney: 'أموال تجريبية',
    list: (site) => `المشكلات على ${site}`,
    map: (site) => `خريطة المشكلات على ${site}`,
    shown: (count, total) => `المشكلات على هذه الخريطة: ${count} من ${total}`,
    issuesHere: (count) => `المشكلات هنا: ${count}`,
    none: 'لا توجد مشكلات هنا.',
    gone: 'لم تعد هذه المشكلة علنية.',
    more: (site) => `المزيد على ${site}`,
  },
};
