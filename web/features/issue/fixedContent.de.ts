import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './fixedContent.ts';

export const fixedContent = {
  question: (body) => `${body} sagt, das ist behoben. Stimmt das?`,
  until: (day) =>
    `Bis ${day}. Ein Ja von dem, der es gemeldet hat, oder vom größten Teil des gespendeten Geldes schließt das Problem ab, und alle Zusagen gehen zurück.`,
  found: 'Leute vor Ort fanden das behoben. Stimmt das?',
  foundUntil: (day) =>
    `Bis ${day}. Dein Ja schließt das Problem ab, und alle Zusagen gehen zurück.`,
  yes: 'Ja, es ist behoben',
  no: 'Nein, noch nicht',
  saidYes: 'Du hast Ja gesagt.',
  saidNo: 'Du hast Nein gesagt.',
  failed: 'Nicht gespeichert',
  done: 'Deine Antwort ist gespeichert',
  completed: 'Das Problem ist abgeschlossen, und alle Zusagen gehen zurück',
} satisfies Texts<typeof original.fixedContent>;
