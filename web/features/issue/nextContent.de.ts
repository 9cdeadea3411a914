import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './nextContent.ts';
import {
  DEADLINE_GRACE_DAYS,
  PLEDGE_EXPIRY_FIRST_NOTICE_DAYS,
  SELECTION_NOTICE_HOURS,
} from '#schema/limits.ts';

const giveBack = `Jede Zusage zeigt den Tag, an dem sie von selbst zurückgeht, wenn kein Vorschlag gewonnen hat; ihr Geldgeber erfährt es ${PLEDGE_EXPIRY_FIRST_NOTICE_DAYS} Tage und 1 Tag vorher.`;
const votes =
  'Eine Stimme wiegt so viel wie das Geld, das die Person seit mindestens 24 Stunden hier auf dem Treuhandkonto hat. Mehr als die Hälfte dieses Geldes muss dafür sein, mindestens so viel dafür wie dagegen, und 90 % des Treuhandkontos müssen den Preis decken. Das eigene Geld des Machers hat keine Stimme; das des Melders zählt nur dagegen, außer sonst hat niemand etwas zugesagt.';

export const nextContent = {
  title: 'Wie es jetzt weitergeht',
  books: 'Öffentliches Protokoll',
  notLoaded:
    'Ob ein Nachweis eingereicht ist, ließ sich nicht laden; vielleicht ist das hier nicht alles.',
  retry: 'Noch einmal',
  vote: 'Nachweis ansehen und abstimmen',
  pledge: 'Zusagen',
  choose: 'Abstimmen',
  decide: 'Als Botschafter entscheiden',
  appeal: 'Nachweis ansehen und Jury einschalten',
  objection: 'Einwand ansehen',
  seat: 'Zu deinem Platz in der Jury',
  offer: 'Lösung anbieten',
  ownOffer: 'Dein Angebot',
  solvedIn: (days) => `Gelöst in ${days}`,
  day: { one: '# Tag', other: '# Tagen' },
  handIn: 'Nachweis einreichen',
  handInSecond: 'Zweiten Nachweis einreichen',
  escrow: (amount) => `${amount} auf dem Treuhandkonto`,
  promised: (amount, solver) => `, davon ${amount} für ${solver} vorgesehen`,
  reported: {
    lead: 'Offen für Zusagen und Vorschläge.',
    who: 'Alle dürfen zusagen; alle außer dem Melder dürfen eine Lösung vorschlagen.',
    weights: 'Auf dem Treuhandkonto liegt noch nichts, deshalb lässt sich noch nichts entscheiden.',
    until: 'Keine Frist.',
    next: 'Mit der ersten Zusage ist das Problem finanziert, und die Geldgeber entscheiden zwischen den Vorschlägen.',
  },
  funded: {
    lead: 'Offen für Zusagen, Vorschläge und Stimmen.',
    who: 'Alle dürfen zusagen; die Geldgeber wählen mit ihrem Geld zwischen den Vorschlägen.',
    weights: `${votes} Stimmen ohne Zusage werden gezählt und gezeigt, wiegen aber nichts.`,
    until: 'Keine Frist.',
    next: `${giveBack} Ein Vorschlag, der gewinnt, wird ${SELECTION_NOTICE_HOURS} Stunden lang angekündigt, in denen sich Stimmen noch ändern können, bevor er ausgewählt ist.`,
  },
  pending: (winner, moment) => ({
    lead: `Auswahl angekündigt: ${winner ? `Das Angebot von ${winner}` : 'Ein Angebot'} hat die Abstimmung gewonnen.`,
    who: 'Geldgeber können noch ihre Stimmen ändern, mehr zusagen oder ihr Geld zurücknehmen.',
    weights: votes,
    until: moment,
    next: 'Gewinnt der Vorschlag dann immer noch, ist er ausgewählt, die Arbeit beginnt, und Geld lässt sich nicht mehr zurücknehmen.',
  }),
  working: (solver, moment) => ({
    lead: `${solver} ist ausgewählt und arbeitet.`,
    who: `${solver} macht die Arbeit oder zieht sich zurück. Alle dürfen mehr zusagen; was jetzt kommt, kauft keine Stimme bei der Beurteilung.`,
    weights:
      'Das Geld jedes Geldgebers im Moment der Auswahl ist für die Beurteilung festgehalten.',
    until: `Der Nachweis ist fällig bis ${moment}: die angebotene Zeit und ${DEADLINE_GRACE_DAYS} Tage.`,
    next: 'Ohne Nachweis bis dahin verfällt der Vorschlag, das Problem ist wieder offen für Vorschläge, und jede Zusage bleibt dabei.',
  }),
  unknownWork: {
    lead: 'Ein Macher ist ausgewählt und arbeitet.',
    who: 'Der Macher macht die Arbeit. Alle dürfen mehr zusagen.',
    weights: 'Es zählt das Geld jedes Geldgebers im Moment der Auswahl.',
    until: 'Es ist keine Frist festgehalten.',
    next: 'Der Melder und die Geldgeber beurteilen die Arbeit.',
  },
  completed: {
    lead: 'Gelöst: Die Arbeit wurde angenommen, die Bücher dieses Problems sind geschlossen.',
    who: 'Niemand muss mehr etwas tun; die Diskussion bleibt offen.',
    weights: 'Alles, was entschieden wurde, steht im öffentlichen Protokoll.',
    until: 'Endgültig.',
    next: 'Nichts.',
  },
  fixed: {
    lead: 'Von anderen behoben; niemand wird bezahlt, und was zugesagt war, ging zurück.',
    who: 'Niemand muss mehr etwas tun; die Diskussion bleibt offen.',
    weights: 'Alles, was entschieden wurde, steht im öffentlichen Protokoll.',
    until: 'Endgültig.',
    next: 'Nichts.',
  },
  merged: (title) => ({
    lead: `Doppelt gemeldet: Es geht weiter bei ${title === null ? 'einer Meldung, die gerade nicht zu sehen ist' : `„${title}“`}.`,
    who: 'Geldgeber verschieben ihre Zusagen dorthin, nehmen sie zurück oder lassen sie hier; niemand sonst tut das.',
    weights: 'Hier nichts mehr: keine Zusagen, Vorschläge oder Stimmen.',
    until: 'Jede Zusage, die bleibt, geht an ihrem Tag zurück.',
    next: 'Diskussion und öffentliches Protokoll bleiben.',
  }),
  goOn: 'Ansehen, wo es weitergeht',
  withdraw: {
    button: 'Von dieser Arbeit zurücktreten',
    title: 'Von dieser Arbeit zurücktreten?',
    text: 'Das Problem ist dann wieder offen für Vorschläge, und du kannst das nicht zurücknehmen.',
    confirm: 'Zurücktreten',
    pending: 'Einen Moment …',
    cancel: 'Weiterarbeiten',
  },
} satisfies Texts<typeof original.nextContent>;
