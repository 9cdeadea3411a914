import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './stepContent.ts';

export const stepContent = {
  labels: {
    who: 'Wer handeln kann',
    weights: 'Wie gezählt wird',
    until: 'Bis wann',
    next: 'Was danach kommt',
    money: 'Wo das Geld ist',
  },
  how: 'Wie das entschieden wird',
  detail: 'Die Regeln dieses Schritts',
  testMoney: 'Es ist Testgeld.',
  divided: (solver, amount, fee, returned) =>
    `${amount} an ${solver}, ${fee} an die Plattform, ${returned} zurück an die Geldgeber.`,
} satisfies Texts<typeof original.stepContent>;
