import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './needsContent.ts';

export const needsContent = {
  title: 'Wartet auf dich',
  all: (count) => `Alle ${count} ansehen`,
  offline: (moment) => `Stand ${moment}. Mit Verbindung wird es aktualisiert.`,
  failed: 'Was auf dich wartet, ließ sich nicht laden',
  loading: 'Was auf dich wartet, wird geladen',
  kinds: {
    choose: {
      sentence: (amount) =>
        amount === null ? 'Wer soll es beheben?' : `Wer soll es beheben? ${amount} sind von dir.`,
      act: 'Abstimmen',
    },
    approve: {
      sentence: (amount) =>
        amount === null
          ? 'Ist die Arbeit getan wie vereinbart?'
          : `Ist die Arbeit getan wie vereinbart? ${amount} sind von dir.`,
      act: 'Prüfen',
    },
    seat: {
      sentence: () => 'Du wurdest in die Jury gelost. Urteilst du mit?',
      act: 'Antworten',
    },
    verdict: { sentence: () => 'Du sitzt in der Jury. Was sagst du?', act: 'Urteilen' },
    rule: {
      sentence: (amount) =>
        `Die Jury kam zu keinem Ergebnis${amount === null ? '' : ` über ${amount}`}. Du entscheidest.`,
      act: 'Entscheiden',
    },
    confirm: {
      sentence: (amount) =>
        `Eine Entscheidung${amount === null ? '' : ` über ${amount}`} braucht einen zweiten Botschafter.`,
      act: 'Prüfen',
    },
    prove: {
      sentence: (amount) =>
        `Du wurdest${amount === null ? '' : ` für ${amount}`} gewählt. Zeige die Arbeit.`,
      act: 'Zeigen',
    },
    redo: {
      sentence: () => 'Dein Nachweis wurde abgelehnt. Zeige es noch einmal oder rufe die Jury an.',
      act: 'Warum?',
    },
    report: {
      sentence: (amount) => `Dein Gutachten wird erwartet${amount === null ? '' : ` (${amount})`}.`,
      act: 'Schreiben',
    },
    merge: {
      sentence: () => 'Jemand fragt, ob ihr beide dasselbe Problem gemeldet habt.',
      act: 'Antworten',
    },
  },
  left: (time) => `noch ${time}`,
  now: 'Endet jeden Moment',
  unsent: {
    title: 'Auf diesem Gerät',
    attention: {
      one: '# Eintrag ließ sich nicht senden.',
      other: '# Einträge ließen sich nicht senden.',
    },
    waiting: {
      one: '# Eintrag wird mit der nächsten Verbindung gesendet.',
      other: '# Einträge werden mit der nächsten Verbindung gesendet.',
    },
    fix: 'Beheben',
    look: 'Ansehen',
  },
  address: {
    ask: (email) => `Bestätige ${email}, damit wir dir von deinem Geld erzählen können.`,
    send: 'Link senden',
    done: 'Link gesendet',
    doneText: 'Öffne ihn auf einem beliebigen Gerät, um die Adresse zu bestätigen.',
    failed: 'Der Link ließ sich nicht senden',
  },
  empty: 'Nichts wartet auf dich.',
  fixed: (amount) => ({
    one: `# Problem wurde dieses Jahr mit ${amount} von dir behoben.`,
    other: `# Probleme wurden dieses Jahr mit ${amount} von dir behoben.`,
  }),
} satisfies Texts<typeof original.needsContent>;
