import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './sentences.ts';
const fields = new Map([
  ['title', 'Titel'],
  ['description', 'Beschreibung'],
  ['location', 'Ort'],
  ['latitude', 'Lage'],
  ['longitude', 'Lage'],
  ['solutionCriteria', 'Lösungskriterien'],
  ['dueDate', 'Fälligkeit'],
]);

const released = {
  acceptance: 'Die Abstimmung hat den Nachweis angenommen',
  auto_release: 'Niemand hat rechtzeitig widersprochen',
  verdict: 'Die Jury hat den Nachweis angenommen',
  ruling: 'Ein Botschafter hat für den Macher entschieden',
};

const choices = { approve: 'für', reject: 'gegen' };
const votes = { upvote: 'für', downvote: 'gegen' };
const ended = {
  accepted: 'der Nachweis ist angenommen',
  rejected: 'der Nachweis ist abgelehnt',
  jury: 'eine Jury entscheidet',
  waiting: 'zu wenige haben teilgenommen, und die Frist für Einwände läuft weiter',
  arbitration: 'Botschafter entscheiden',
};

const official = {
  received: 'erhalten',
  will_fix: 'wird bis zu einem genannten Tag behoben',
  not_ours: 'nicht zuständig',
  fixed: 'behoben',
};

export const sentences = {
  issue_reported: (facts) =>
    `Das Problem wurde gemeldet, angehängt: ${facts.listed('photos', { one: '# Foto', other: '# Fotos' }) ?? 'kein Foto'}.${facts.has('againOf') ? ' Es war wieder kaputt, nachdem eine frühere Meldung abgeschlossen war.' : ''}`,
  issue_edited: (facts) => {
    const names = facts.texts('changed').map((name) => fields.get(name) ?? name);
    if (names.length === 0) return 'Die Meldung wurde geändert.';
    return `Die Meldung wurde geändert: ${[...new Set(names)].join(', ')}.`;
  },
  issue_removed: (facts) =>
    `Das Problem wurde entfernt. Zurückgegangen: ${facts.counted('refundedPledges', { one: '# Zusage', other: '# Zusagen' })}.`,
  issue_told: (facts) => `${facts.text('body')} wurde über diese Meldung informiert.`,
  body_answered: (facts) =>
    `${facts.text('body')} hat geantwortet: ${facts.word('state', official)}.`,
  pledge_made: (facts) =>
    `Zusage ${facts.number('pledgeNumber')} über ${facts.money('amountCents')} wurde gemacht.`,
  pledge_withdrawn: (facts) =>
    `Ein Geldgeber hat eine Zusage von ${facts.money('amountCents')} zurückgenommen.`,
  pledge_moved: (facts) =>
    `Ein Geldgeber hat eine Zusage von ${facts.money('amountCents')} zu der Meldung verschoben, bei der es weitergeht.`,
  pledge_joined: (facts) =>
    `Zusage ${facts.number('pledgeNumber')} über ${facts.money('amountCents')} kam von einer anderen Meldung des Problems.`,
  pledge_refunded: (facts) =>
    `Eine Zusage von ${facts.money('amountCents')} ging an ihren Geldgeber zurück.`,
  pledge_charged_back: (facts) =>
    `Eine Bank hat eine Zusage von ${facts.money('amountCents')} zurückgeholt.`,
  pledge_refunded_at_provider: (facts) =>
    `${facts.money('amountCents')} einer Zusage wurden beim Zahlungsdienst erstattet.`,
  pledge_reinstated: (facts) =>
    `Der Zahlungsdienst hat ${facts.money('amountCents')} einer Zusage zurückgegeben.`,
  expiry_announced: (facts) =>
    `Ein Geldgeber erfuhr, dass eine Zusage ${facts.word('notice', { first: 'in 14 Tagen', last: 'in 1 Tag' })} zurückgeht.`,
  vote_cast: (facts) => `Eine Stimme ${facts.word('vote', votes)} einen Vorschlag wurde abgegeben.`,
  selection_pending: (facts) =>
    `Ein Vorschlag hat gewonnen. Die Auswahl gilt ab ${facts.moment('takesEffectAt')}.`,
  proposal_selected: (facts) =>
    `Ein Vorschlag wurde ausgewählt. Die Arbeit ist fällig bis ${facts.moment('deadlineAt')}.`,
  proof_submitted: (facts) =>
    `Nachweis ${facts.number('number')} wurde eingereicht, mit Fotos von vorher und nachher${facts.has('video') ? ' und einem Video' : ''}.`,
  ballot_cast: (facts) =>
    `Eine Stimme ${facts.word('choice', choices)} den Nachweis wurde abgegeben.`,
  vote_closed: (facts) =>
    `Die Abstimmung über den Nachweis ist beendet: ${facts.word('outcome', ended)}. Vom Geld der Geldgeber waren ${facts.money('approveCents')} dafür und ${facts.money('rejectCents')} dagegen.`,
  flag_raised: (facts) =>
    `Ein Einwand gegen den Nachweis wurde erhoben${facts.has('needsCosigner') ? '; er zählt, sobald noch jemand unterschreibt' : ''}.`,
  flag_settled: (facts) =>
    `Ein Einwand wurde ${facts.word('how', { withdrawn: 'zurückgenommen', dismissed: 'abgewiesen' })}.`,
  release_announced: (facts) =>
    `Die Freigabe des Geldes wurde angekündigt für ${facts.moment('releaseAt')}.`,
  release_resumed: (facts) =>
    `Die Freigabe geht weiter. Sie ist fällig am ${facts.moment('releaseAt')}.`,
  proof_rejected: (facts) => {
    const by = facts.word('by', { vote: 'Abstimmung', jury: 'Jury' });
    const second = facts.has('secondProofUntil')
      ? ` Ein zweiter Nachweis kann kommen bis ${facts.moment('secondProofUntil')}.`
      : '';
    return `Die ${by} hat den Nachweis abgelehnt.${second}`;
  },
  jury_called: (facts) =>
    `Eine Jury wurde einberufen; wählbar: ${facts.counted('candidates', { one: '# Person', other: '# Personen' })}. Sie entscheidet bis ${facts.moment('endsAt')}.`,
  jury_seats_offered: (facts) => {
    const lapsed = facts.listed('lapsed', { one: '# Person', other: '# Personen' });
    const offered = facts.listed('offered', { one: '# Platz', other: '# Plätze' }) ?? 'kein Platz';
    return `Angeboten: ${offered} in der Jury.${lapsed ? ` Ohne Antwort: ${lapsed}.` : ''}`;
  },
  jury_seat_answered: (facts) =>
    `Ein Platz in der Jury wurde ${facts.word('answer', { accepted: 'angenommen', declined: 'abgelehnt' })}.`,
  jury_closed: (facts) => `Die Jury ist beendet: ${facts.word('outcome', ended)}.`,
  ruling_written: (facts) => {
    const choice = { release: 'den Macher zu bezahlen', refund: 'das Geld zurückzugeben' };
    const more = facts.has('needsConfirmation')
      ? ' Ein zweiter Botschafter muss es bestätigen.'
      : '';
    return `Ein Botschafter hat entschieden, ${facts.word('choice', choice)}; auf dem Treuhandkonto liegen ${facts.money('escrowCents')}.${more}`;
  },
  funds_released: (facts) =>
    `${facts.word('kind', released)}: ${facts.money('compensationCents')} an den Macher, ${facts.money('feeCents')} an die Plattform, ${facts.moneyOfAll('returns')} zurück an die Geldgeber.`,
  funds_refunded: (facts) => `${facts.moneyOfAll('returns')} gingen an die Geldgeber zurück.`,
  payout_paid: (facts) => `Der Macher bekam ${facts.money('amountCents')} ausgezahlt.`,
  solver_rated: (facts) =>
    `Der Macher bekam ${facts.counted('stars', { one: '# Stern', other: '# Sterne' })}.`,
  premium_ordered: (facts) =>
    `Ein unabhängiges Gutachten wurde bestellt, für ein Honorar von ${facts.money('feeCents')}.`,
  premium_paid: (facts) => `Das unabhängige Gutachten wurde bezahlt: ${facts.money('feeCents')}.`,
  premium_refunded: (facts) =>
    `Das Honorar von ${facts.money('feeCents')} für ein unabhängiges Gutachten ging zurück.`,
} satisfies Texts<typeof original.sentences>;
