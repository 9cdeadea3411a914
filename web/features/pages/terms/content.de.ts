import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import { ruleWords as rule } from '#web/features/pages/ruleWords.ts';

export const termsContent = {
  title: 'Nutzungsbedingungen',
  lead: 'Die Vereinbarung zwischen dir und dem Betreiber dieser Seite, in klaren Worten.',
  description:
    'Die Bedingungen für Trybe: Konten, Meldungen, Zusagen und Treuhand, Gebühren, Rückzahlungen, Streitfälle und Zahlungsbedingungen.',
  lastUpdated: '18. Mai 2025',
  sections: [
    {
      id: 'agreement',
      title: '1. Die Vereinbarung',
      blocks: [
        'Wenn du Trybe nutzt, nimmst du diese Bedingungen an. Wenn nicht, darfst du trotzdem lesen, was öffentlich ist, aber registriere dich bitte nicht.',
        'Die Seite über das [Prüfverfahren](/verification-process) beschreibt die Regeln für Entscheidungen und Zahlungen vollständig; sie gehört zu diesen Bedingungen.',
      ],
    },
    {
      id: 'account',
      title: '2. Dein Konto',
      blocks: [
        {
          list: [
            'Du bist mindestens 16 Jahre alt und gibst eine E-Mail-Adresse an, die dir gehört.',
            'Ein Konto für jede Person; ein Betrieb nutzt das Konto einer Person, die für ihn handeln darf.',
            'Behalte dein Passwort für dich. Was über dein Konto geschieht, gilt als von dir getan, bis du uns sagst, dass jemand anderes es hat.',
            'Die Rolle, die du bei der Registrierung wählst, ist eine Vorliebe. Sie gibt keine Rechte und nimmt keine.',
          ],
        },
      ],
    },
    {
      id: 'posts',
      title: '3. Was du veröffentlichst',
      blocks: [
        'Meldungen, Fotos, Vorschläge und Nachrichten bleiben deine. Du erlaubst uns, sie auf Trybe allen zu zeigen, die diesen Teil sehen dürfen, solange sie nötig sind, um ein Problem und seine Bücher zu verstehen.',
        'Du veröffentlichst nur, wozu du das Recht hast, und was nach deinem besten Wissen wahr ist. Die [Regeln der Gemeinschaft](/community-guidelines) gehören zu diesen Bedingungen.',
        'Ein Problem kann sein Melder ändern, bis es abgeschlossen ist. Sobald ein Vorschlag gewonnen hat, sind Titel, Ort, Fotos und Kriterien gesperrt, und es lassen sich Anmerkungen hinzufügen. Eine Änderung, während Geld im Problem liegt, sehen die, denen das Geld gehört, in beiden Fassungen, und bis ein Vorschlag ausgewählt ist, können sie es zurücknehmen. Löschen kann der Melder ein Problem, bis die Arbeit daran beginnt. Ein gelöschtes Problem verschwindet aus den Listen; seine Buchungen bleiben, denn über Geld muss man Rechenschaft geben.',
      ],
    },
    {
      id: 'payments',
      title: '4. Zahlungsbedingungen',
      path: '/payment-terms',
      blocks: [
        'Wo eine Installation von Trybe mit **Testgeld** läuft, steht das überall dort, wo ein Betrag steht, und es wird nichts abgebucht oder ausgezahlt. Alles Folgende beschreibt dann Spielgeld.',
        { subtitle: 'Zusagen' },
        `Eine Zusage liegt zwischen ${rule.pledgeMin} und ${rule.pledgeMax} in {currency}. Sie ist gemacht, wenn du sie bestätigst (bei Kartenzahlung: wenn uns der Zahlungsdienst sagt, dass das Geld gekommen ist), und geht auf das Treuhandkonto des einen Problems, das du gewählt hast. Das Treuhandkonto ist kein Konto von dir und bringt keine Zinsen.`,
        { subtitle: 'Treuhand' },
        'Geld verlässt das Treuhandkonto eines Problems nur auf diesen Wegen: zum Macher, mit dem Anteil der Plattform, durch eine Entscheidung nach den Regeln der Prüfung; zu einem Gutachter, als das Honorar, das jemand für seinen Bericht eingezahlt hat; oder zurück an die Geldgeber. Über diesen Anteil hinaus kann der Betreiber nichts behalten.',
        { subtitle: 'Gebühren' },
        `Von dem, was ein Problem auszahlt, gehen mindestens ${rule.solverShare} an den Macher. Der Rest, höchstens ${rule.platformShare}, bezahlt den Betrieb der Plattform. Der Anteil, der für eine Zusage gilt, steht fest, sobald sie gemacht ist. Rückzahlungen kosten keine Gebühr.`,
        { subtitle: 'Rückzahlungen' },
        {
          list: [
            'Löscht der Melder ein Problem, bevor die Arbeit beginnt, geht jede Zusage vollständig zurück. Das geschieht von selbst.',
            'Hat jemand anders das Problem behoben, bevor ein Macher ausgewählt ist, geht ebenfalls jede Zusage zurück: sobald der Melder das bestätigt, oder der größere Teil des Geldes, wenn es eine zuständige Stelle gesagt hat.',
            'Bis ein Vorschlag ausgewählt ist, kann ein Geldgeber seine Zusage zurücknehmen.',
            `Eine Zusage, für die in der vorher gezeigten Zeit kein Vorschlag gewonnen hat, geht von selbst zurück: nach höchstens ${rule.expiryMax}, und nach ${rule.expiry}, sofern der Betreiber keine andere Zahl gewählt hat. Der Geldgeber erfährt es mit ${rule.expiryNotice} und noch einmal mit 1 Tag Vorlauf.`,
            'Was eine fertige Lösung nicht gebraucht hat, geht im Verhältnis der Zusagen an die Geldgeber zurück.',
            'Eine Zahlung, die ankommt, wenn das Problem keine Zusagen mehr annimmt, geht sofort zurück.',
          ],
        },
        { subtitle: 'Rückbuchungen' },
        'Holt deine Bank eine Zusage oder einen Teil davon zurück oder wird sie beim Zahlungsdienst erstattet, verlässt sie das Treuhandkonto sofort und kommt ins Protokoll; alle Beteiligten erfahren es. Keine Stimme und kein Gewicht geht dadurch verloren. Deckt der Rest den Preis der gewählten Arbeit nicht mehr, ist das Geld eingefroren, bis ein Botschafter den Fall angesehen hat, in den Grenzen des Einfrierens. Was einem Macher schon ausgezahlt ist, behält er: Diese Seite trägt es. Geld, das zu uns zurückkommt, wird wieder verwahrt.',
        { subtitle: 'Bezahlung der Macher' },
        `Ein Macher, dessen Arbeit angenommen ist, wird innerhalb von ${rule.payout} nach der Freigabe bezahlt, auf das Konto, das er beim Zahlungsdienst eröffnet hat. Macher zahlen ihre Steuern selbst und haben die Genehmigungen und Versicherungen, die ihre Arbeit verlangt.`,
      ],
    },
    {
      id: 'proposals',
      title: '5. Vorschläge und Arbeit',
      blocks: [
        'Ein Vorschlag ist ein Angebot an die Gemeinschaft eines Problems: zu tun, was er beschreibt, für die Vergütung und in der Zeit, die er nennt. Ist er ausgewählt, bindet er den Macher. Der Vertrag über die Arbeit besteht zwischen dem Macher und den Geldgebern; der Betreiber bringt sie zusammen und verwahrt das Treuhandkonto und ist nicht Vertragspartei.',
        'Macher arbeiten rechtmäßig und sicher. Trybe erlaubt niemandem, Grundstücke zu betreten oder zu verändern, was anderen gehört; eine nötige Genehmigung ist vorher einzuholen.',
      ],
    },
    {
      id: 'disputes',
      title: '6. Streitfälle',
      path: '/dispute-resolution',
      blocks: [
        'Die meisten Streitfragen drehen sich um eines: Ist es gelöst? Nach den Regeln wird das in dieser Reihenfolge beantwortet.',
        {
          steps: [
            `Der Melder und die Geldgeber stimmen ${rule.ballotWindow} lang nach Gewicht über den Nachweis ab.`,
            `Wo sie sich widersprechen, entscheidet eine Jury aus fünf Mitgliedern der Region; ebenso, wo zu wenige teilnehmen und mehr als ${rule.largeEscrow} auf dem Treuhandkonto liegen.`,
            'Wo auch das nicht gelingt oder der Fall schwierig ist, entscheidet ein Botschafter mit schriftlicher Begründung. Das ist auf der Plattform endgültig.',
          ],
        },
        `Wer an dem Problem beteiligt ist, kann mit Begründung einen Einwand erheben. Ein Einwand hält die Uhr an, bis er erledigt ist, nach der Abstimmung höchstens ${rule.lateFlag}: Dann entscheidet eine Jury. Das [Prüfverfahren](/verification-process#layers) beschreibt die Stufen mit ihren Gewichten und Fristen.`,
        'Alles andere, etwa ein eingefrorenes Konto oder eine Buchung, die falsch aussieht: Schreib an {contact} und nenne das Problem. Du bekommst Antwort von einem Menschen. Deine Rechte vor Gericht schränkt nichts davon ein.',
      ],
    },
    {
      id: 'conduct',
      title: '7. Was nicht erlaubt ist',
      blocks: [
        {
          list: [
            'Falsche Meldungen, gestellte Fotos und mehrere Konten, um Stimmen zu gewinnen.',
            'Das Treuhandkonto zu benutzen, um Geld zu anderen Zwecken zu bewegen.',
            'Die Seite so massenhaft auszulesen, dass sie für andere langsamer wird, oder ihre Grenzen umgehen zu wollen.',
            'Belästigung, Drohungen, Hass und das Veröffentlichen von Privatem über andere.',
          ],
        },
        'Wir können solche Inhalte verbergen und das Konto einfrieren. Geld auf Treuhandkonten verfällt dadurch nie.',
      ],
    },
    {
      id: 'liability',
      title: '8. Wofür wir einstehen',
      blocks: [
        'Wir betreiben Trybe mit Sorgfalt; dennoch kann es ausfallen oder nicht erreichbar sein. Wir haften unbeschränkt für Vorsatz, grobe Fahrlässigkeit und Personenschäden und für alles andere, soweit das Gesetz es verlangt. Wir haften nicht für die Arbeit der Macher und nicht für das, was Mitglieder schreiben.',
        'Trybe ist kein Notdienst. Wo Gefahr besteht, ruf den Notruf an.',
      ],
    },
    {
      id: 'changes',
      title: '9. Änderungen und Ende',
      blocks: [
        'Wir können diese Bedingungen für die Zukunft ändern; das Datum oben sagt, wann. Was für eine Zusage vereinbart war, bleibt so, wie es war, als du sie gemacht hast. Du kannst jederzeit aufhören, Trybe zu nutzen, und dein Konto in den Einstellungen löschen, sobald kein Geld von dir auf Treuhandkonten liegt und keine Arbeit, Zahlung oder Jury von dir offen ist.',
        'Fragen: {contact}.',
      ],
    },
  ],
} satisfies Texts<typeof original.termsContent>;
