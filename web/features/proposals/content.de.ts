import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const proposalsContent = {
  list: {
    judges: (names, large) =>
      `Ist die Arbeit umstritten, können ${names} entscheiden, über ${large} nur zwei gemeinsam. Das steht seit der Auswahl fest.`,
    judgesIfChosen: (names, large) =>
      `Ist die Arbeit umstritten, entscheiden die Botschafter, die bei der Auswahl unbeteiligt sind, jetzt ${names}; über ${large} nur zwei gemeinsam.`,
    noJudges:
      'Kein Botschafter könnte entscheiden, wenn die Arbeit umstritten ist: Dann entscheiden die Stimmen des Geldes der Geldgeber.',
    title: 'Vorschläge',
    emptyTitle: 'Noch keine Vorschläge',
    empty: 'Macher können anbieten, dieses Problem zu lösen.',
    failed: 'Die Vorschläge ließen sich nicht laden',
    how: 'Wie das entschieden wird',
    rule: 'Jede Person hat eine Stimme. Die Stimme eines Geldgebers trägt auch das Geld, das er seit mindestens 24 Stunden hier auf dem Treuhandkonto hat; der Anteil hinter einem Vorschlag entscheidet. Mehr als die Hälfte gewinnt, solange nicht mehr Geld dagegen als dafür ist und 90 % des Treuhandkontos den Preis decken. Das eigene Geld des Melders zählt nur dagegen, außer sonst hat niemand etwas zugesagt.',
  },
  card: {
    by: 'von',
    offered: (date) => `Angeboten am ${date}`,
    budget: 'Gewünschte Vergütung',
    timeline: 'Geschätzte Dauer',
    backing: 'Geld dahinter',
    backingText: (amount, total, percent) => `${amount} von ${total} (${percent} %)`,
    later: (amount) => `Weitere ${amount} zählen innerhalb von 24 Stunden.`,
    needs: (amount) => `Noch ${amount}, und es ist möglich`,
    covered: 'Das Treuhandkonto deckt es',
    madeFor: 'Zu früheren Kriterien gemacht, nach denen die Arbeit beurteilt würde:',
    statuses: {
      pending: 'Offen',
      selected: 'Ausgewählt',
      not_selected: 'Nicht ausgewählt',
      withdrawn: 'Zurückgezogen',
      expired: 'Verfallen',
      rejected: 'Abgelehnt',
      completed: 'Abgeschlossen',
    },
    pending: 'Auswahl angekündigt',
  },
  record: {
    rating: (stars, count) => `${stars} von 5 Sternen, ${count}`,
    ratings: { one: '# Bewertung', other: '# Bewertungen' },
    solved: { one: '# gelöst', other: '# gelöst' },
    none: 'Hier noch nichts gelöst',
    work: (title) => `Vorher und nachher: ${title}`,
  },
  row: { own: 'Dein Vorschlag', more: 'Mehr lesen', less: 'Weniger lesen' },
  question: {
    ask: 'Eine Frage stellen',
    about: (solver, title) => `${solver}, zu deinem Vorschlag „${title}“: `,
  },
  withdraw: {
    button: 'Vorschlag zurückziehen',
    title: 'Diesen Vorschlag zurückziehen?',
    text: 'Niemand kann ihn mehr auswählen. Du kannst einen anderen einreichen, solange das Problem Vorschläge annimmt.',
    confirm: 'Zurückziehen',
    pending: 'Wird zurückgezogen …',
    cancel: 'Behalten',
    done: 'Vorschlag zurückgezogen',
    failed: 'Der Vorschlag ließ sich nicht zurückziehen',
  },
  vote: {
    label: 'Deine Stimme',
    up: (count) => `Dafür (${count})`,
    down: (count) => `Dagegen (${count})`,
    upCount: (count) => `${count} dafür`,
    downCount: (count) => `${count} dagegen`,
    offline: 'Zum Abstimmen braucht es eine Verbindung.',
  },
  form: {
    another: 'Noch einen Vorschlag machen',
    title: 'Vorschlag einreichen',
    intro:
      'Beschreibe, wie du dieses Problem lösen würdest, was es kostet und wie lange es dauert.',
    description: 'Beschreibung',
    compensation: 'Gewünschte Vergütung',
    time: 'Geschätzte Dauer',
    earns: (amount, needed) =>
      `Du bekommst ${amount}. Die Geldgeber müssen ${needed} aufbringen: Der Anteil der Plattform ist höchstens ein Zehntel.`,
    timeHint: 'Zum Beispiel 10 Tage oder 3 Wochen.',
    submit: 'Vorschlag einreichen',
    pending: 'Wird eingereicht …',
    logIn: 'Bitte melde dich an, um einen Vorschlag einzureichen.',
    signIn: 'Anmelden',
  },
  toast: {
    submitted: 'Vorschlag eingereicht!',
    submittedText: 'Über deinen Vorschlag kann jetzt abgestimmt werden.',
    submitFailed: 'Der Vorschlag ließ sich nicht einreichen',
    voted: 'Stimme gespeichert!',
    votedText: 'Deine Stimme ist gezählt.',
    unvoted: 'Stimme zurückgenommen',
    unvotedText: 'Deine Stimme zählt nicht mehr.',
    voteFailed: 'Die Stimme ließ sich nicht abgeben',
  },
} satisfies Texts<typeof original.proposalsContent>;
