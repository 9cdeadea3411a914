import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const premiumContent = {
  title: 'Unabhängige Gutachten',
  intro:
    'Ein bezahlter Blick auf die Arbeit durch jemanden, der nicht beteiligt ist. Lies es, bevor du abstimmst; eine eigene Stimme hat es nicht.',
  states: { awaiting: 'Erwartet', paid: 'Geliefert', refunded: 'Nicht geliefert' },
  by: (name) => `Gutachten von ${name}`,
  ordered: (payer, fee, day) => `${payer} hat es am ${day} für ${fee} bestellt.`,
  outcome: {
    awaiting:
      'Das Honorar liegt auf dem Treuhandkonto und geht ganz zurück, wenn das Gutachten nicht rechtzeitig kommt.',
    paid: (day) => `Geliefert am ${day}; das Honorar ging an den Gutachter.`,
    refunded: (fee) => `Vor dem Ende der Abstimmung kam kein Gutachten. Die ${fee} gingen zurück.`,
  },
  order: {
    summary: 'Unabhängige Fachleute fragen',
    intro:
      'Das Honorar geht auf das Treuhandkonto dieses Problems, ist keine Zusage und gibt keine Stimme. Der Gutachter verdient es, wenn er ein Gutachten liefert, bevor die Abstimmung über den Nachweis endet; sonst kommt es ganz an dich zurück.',
    validator: 'Benutzername des Gutachters',
    validatorHint: 'Eine Person, die die Betreiber als Gutachter benannt haben',
    fee: 'Honorar',
    feeHint: (least) => `Mindestens ${least}`,
    testMoney: 'Testgeld: Es wird nichts abgebucht.',
    submit: 'Bezahlen und fragen',
    pending: 'Wird bezahlt …',
    done: 'Das Gutachten ist bestellt',
    doneText: 'Der Gutachter weiß Bescheid. Das Honorar liegt auf dem Treuhandkonto.',
    failed: 'Das Gutachten ließ sich nicht bestellen',
  },
  deliver: {
    title: 'Dein Gutachten wird erwartet',
    intro:
      'Sag, was du gesehen hast und wie du es geprüft hast. Geliefert lässt es sich nicht mehr ändern.',
    label: 'Gutachten',
    submit: 'Gutachten liefern',
    pending: 'Wird geliefert …',
    done: 'Dein Gutachten ist geliefert',
    doneText: 'Melder, Geldgeber und Macher wissen Bescheid.',
    failed: 'Das Gutachten ließ sich nicht liefern',
  },
} satisfies Texts<typeof original.premiumContent>;
