import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moneyContent.ts';
const troubles = {
  failing: 'Zahlung klappt nicht',
  failed: 'Zahlung gescheitert',
  overdue: 'Auszahlung überfällig',
  charged_back: 'Rückbuchung',
  frozen: 'Treuhand eingefroren',
};

export const moneyContent = {
  title: 'Geld',
  subtitle:
    'Wo alles Geld liegt oder hinging, aus den Büchern, und was einen Menschen braucht. Betreiber können es nicht bewegen.',
  figures: 'Wo das Geld liegt',
  testMoney: 'Testgeld: Niemand zahlt oder wird bezahlt.',
  states: {
    open: 'Treuhand, niemand ausgewählt',
    in_progress: 'Treuhand, in Arbeit',
    completed: 'Treuhand, abgeschlossen',
    frozen: 'Treuhand, eingefroren',
    hidden: 'Treuhand, Problem verborgen',
    released: 'An Macher ausgezahlt',
    fees: 'Als Gebühr behalten',
    refunded: 'Zurückgezahlt',
    withdrawn: 'Von Geldgebern zurückgenommen',
    charged_back: 'Von Banken zurückgeholt',
  },
  issues: { one: '# Problem', other: '# Probleme' },
  movements: { one: '# Bewegung', other: '# Bewegungen' },
  heading: 'Was einen Menschen braucht',
  hint: 'Zahlungen, die nicht klappen, werden von selbst wiederholt. Eine Rückbuchung friert den Rest ein, bis ein Botschafter nachgesehen hat.',
  filter: 'Art',
  filters: { any: 'Alles', ...troubles },
  troubles,
  payments: { charge: 'Abbuchung', refund: 'Rückzahlung', payout: 'Auszahlung' },
  ofPayment: (trouble, payment) => `${trouble} (${payment})`,
  gone: 'Ein Problem, das entfernt oder verborgen ist',
  deliveries: 'Zahlungen unterwegs',
  fileName: 'geld',
  list: {
    caption: 'Was beim Geld einen Menschen braucht, das Neueste zuerst',
    thing: { one: '# Fall', other: '# Fälle' },
    empty: 'Keine Geldangelegenheit ist offen',
  },
  columns: {
    what: 'Was',
    issue: 'Problem',
    amount: 'Betrag',
    person: 'Person',
    since: 'Seit',
    detail: 'Grund oder Fehler',
  },
} satisfies Texts<typeof original.moneyContent>;
