import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const peopleContent = {
  fallbackTitle: 'Ruf',
  pageTitle: (name) => `${name} · Ruf`,
  description: 'Vertrauenswert, geleistete Arbeit und Bilanz beim Prüfen.',
  memberSince: (day) => `Dabei seit ${day}`,
  missingTitle: 'Diese Person gibt es nicht',
  missingText: 'Vielleicht ist die Adresse falsch, oder das Konto gibt es nicht mehr.',
  browse: 'Probleme ansehen',
  trust: {
    title: 'Vertrauen',
    score: 'Vertrauenswert',
    of: (most) => `von ${most}`,
    formula: 'Wie der Wert berechnet wird',
    intro: (start, most) =>
      `Alle beginnen bei ${start}. Jedes Ereignis unten gibt oder nimmt seine Punkte, in der Reihenfolge, in der sie geschehen sind, und der Wert bleibt zwischen 0 und ${most}. Niemand kann ihn von Hand setzen.`,
    limit: (least) =>
      `Unter ${least} kann man keine Lösungen vorschlagen. Was ein Urteil in einer Jury an Wert, Zahlen und Rang geändert hat, erscheint, wenn der Monat vorbei ist, damit niemand erschließen kann, wer wie geurteilt hat.`,
    what: 'Was geschehen ist',
    points: 'Punkte',
    pointsCaption: 'Punkte',
  },
  log: {
    title: 'Das Protokoll',
    caption: 'Was den Wert bewegt hat, das Neueste zuerst',
    issue: 'Problem',
    when: 'Wann',
    noIssue: '–',
    jury: 'In einer Jury, deren Mitglieder ungenannt bleiben',
    empty: 'Noch hat nichts diesen Wert bewegt.',
  },
  solver: {
    title: 'Als Macher',
    solved: 'Gelöste Probleme',
    rating: 'Bewertung im Schnitt',
    ratings: { one: '# Bewertung', other: '# Bewertungen' },
    noRatings: 'Noch keine Bewertungen',
    disputes: 'Umstritten',
    disputesHint: 'Von den abgeschlossenen Fällen',
  },
  verifier: {
    title: 'Beim Prüfen',
    count: 'Prüfungen',
    countHint: 'Stimmen und Urteile in abgeschlossenen Fällen',
    accuracy: 'Richtig',
    accuracyHint: 'Entsprachen dem Endergebnis',
    consensus: 'Einigkeit',
    consensusHint: 'Sagten, was die meisten der Runde sagten',
    leaderboard: 'Rangliste dieses Monats',
  },
  events: {
    agreed: 'Eine Stimme oder ein Urteil, das dem Endergebnis entsprach',
    disagreed: 'Eine Stimme oder ein Urteil, das ihm nicht entsprach',
    solution_completed: 'Eine Lösung, fertig und angenommen',
    finally_rejected: 'Eine endgültig abgelehnte Lösung',
    account_flag_upheld: 'Eine bestätigte Meldung über das Konto',
    flag_dismissed: 'Ein unbegründeter Einwand gegen einen Nachweis',
  },
} satisfies Texts<typeof original.peopleContent>;
