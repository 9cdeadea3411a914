import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import { ruleWords as rule } from '#web/features/pages/ruleWords.ts';

export const verificationContent = {
  title: 'Prüfverfahren',
  lead: 'Wer entscheidet, dass ein Problem gelöst ist, nach welchen Regeln, und wann Geld fließt.',
  description:
    'Wie Trybe prüft, ob ein Problem gelöst ist: Kriterien, Nachweis, drei Stufen der Prüfung, Treuhand, Ruf und öffentliche Aufzeichnungen.',
  sections: [
    {
      id: 'status',
      title: 'Kurz gesagt',
      blocks: [
        `Diese Seite beschreibt die Regeln der Plattform, und die Software hält sie ein: Meldungen mit Lösungskriterien, Zusagen auf Treuhandkonten mit doppelter Buchführung, Stimmen nach Zusagen gewichtet, die Auswahl eines Vorschlags nach einer öffentlichen Ankündigung von ${rule.selectionNotice}, der Nachweis des Machers, Abstimmungen, die Jury, Schiedssprüche der Botschafter, Auszahlung, Rückzahlungen, Ruf und die öffentlichen Aufzeichnungen. Wo die Zahlungen einer Installation ein Test sind, wird keine Karte belastet und keine Bank bezahlt; „Testgeld“ steht überall dort, wo ein Betrag steht.`,
        {
          terms: [
            ['Melder', 'Hat das Problem gemeldet und die Lösungskriterien geschrieben.'],
            ['Geldgeber', 'Haben Geld auf dem Treuhandkonto des Problems.'],
            ['Macher', 'Hat die Lösung vorgeschlagen und führt sie aus.'],
            [
              'Prüfende',
              'Die Jury der Gemeinschaft: Mitglieder, die an dem Problem nicht beteiligt sind.',
            ],
            [
              'Botschafter und Kernteam',
              'Haben das letzte Wort, wo alles andere nicht geholfen hat.',
            ],
          ],
        },
      ],
    },
    {
      id: 'criteria',
      title: '1. Klare Lösungskriterien',
      blocks: [
        'Jede Meldung sagt, was als gelöst gilt, bevor {firstDollar} zugesagt ist. Gute Kriterien kann jemand prüfen, der nicht dabei war:',
        {
          list: [
            'was genau zu beheben ist, mit Fotos zum Vergleich, wo sie helfen',
            'das erwartete Ergebnis, messbar, wo es geht',
            'was die Arbeit an Mitteln braucht',
            'ein Datum, wenn es darauf ankommt',
            'wie schwer es wiegt: niedrig, mittel oder hoch, was die Dringlichkeit sagt',
          ],
        },
        'Sobald ein Vorschlag gewonnen hat, sind Titel, Ort, Fotos und Kriterien gesperrt, bis seine Arbeit vorbei ist; der Melder kann Anmerkungen hinzufügen. Vorher ist eine Änderung möglich: Alle, die Geld im Problem haben, sehen beide Fassungen und können das Geld zurücknehmen. Ein Vorschlag behält die Kriterien, zu denen er gemacht wurde, und nach ihnen wird seine Arbeit beurteilt.',
      ],
    },
    {
      id: 'proof',
      title: '2. Der Nachweis',
      blocks: [
        'Ist die Arbeit getan, reicht der Macher einen Nachweis ein, mit dem Telefon aufgenommen, auch ohne Empfang. Eingereicht ist er gesperrt; spätere Bemerkungen lassen sich nur anfügen.',
        {
          list: [
            'ein Vorher-Foto, mit Zeit und Ort',
            'ein Nachher-Foto, aus demselben Winkel',
            'eine Ortsbestätigung auf der Karte',
            'eine Zusammenfassung dessen, was getan wurde',
            `wenn gewünscht, ein Video von höchstens ${rule.video}`,
          ],
        },
        'Der Server vergleicht Zeit, Ort und Ähnlichkeit mit dem Problem und mit früheren Fotos und zeigt, was passt und was nicht. Das hilft denen, die entscheiden. Es entscheidet nie von selbst.',
      ],
    },
    {
      id: 'layers',
      title: '3. Prüfung in mehreren Stufen',
      blocks: [
        { subtitle: 'Stufe 1: Melder und Geldgeber' },
        `Sie stimmen ${rule.ballotWindow} lang ab. Der Melder hält ${rule.creatorWeight} des Gewichts, der größte Geldgeber ${rule.topDonorWeight}, und alle übrigen teilen sich ${rule.otherDonorsWeight} im Verhältnis ihrer Zusagen. Ein einziger Geldgeber hält die ganzen ${rule.loneDonorWeight} der Geldgeber; wo niemand außer dem Melder Geld im Problem hat, entscheidet der Melder allein. Wurde das Problem importiert, kam es vom Programm eines Partners oder gibt es das Konto des Melders nicht mehr, entscheiden die Geldgeber ohne ihn. Nötig ist mehr als die Hälfte des abgegebenen Gewichts, und mindestens die Hälfte allen Gewichts muss teilnehmen. Gegen das Geld der Geldgeber gewinnt keine Antwort, und solange ein Einwand steht, wird nichts angenommen: Dann sind sie sich uneins, wie auch bei Gleichstand. Nach einer Ablehnung kann der Macher innerhalb von ${rule.secondProof} einen zweiten Nachweis einreichen oder innerhalb von ${rule.appeal} die Jury anrufen. Die Gewichte stehen fest, wenn der Vorschlag ausgewählt wird: Geld, das später kommt, kauft keine Stimme.`,
        { subtitle: 'Stufe 2: Jury der Gemeinschaft' },
        `Bei Widerspruch kommen fünf Prüfende aus der Region dazu, ausgelost unter Mitgliedern, die schon geprüft haben und nicht beteiligt sind. Ebenso bei zu geringer Teilnahme, wo mehr als ${rule.largeEscrow} auf dem Treuhandkonto liegen; bis zu dieser Summe gilt Schweigen als Zustimmung, und die Frist unten läuft weiter. Die Auslosung kann jeder nachrechnen. Drei von fünf entscheiden, innerhalb von ${rule.juryWindow}.`,
        { subtitle: 'Stufe 3: Botschafter' },
        'Schwierige Fälle und Jurys ohne Entscheidung gehen an einen Botschafter oder das Kernteam, die mit schriftlicher Begründung entscheiden. Sie können das Geld solange einfrieren, Rückzahlungen anordnen und Konten melden. Ihre Entscheidung ist endgültig.',
        `Die Botschafter eines Falls sind die unbeteiligten, die es bei der Auswahl des Vorschlags sind; was als viel Geld gilt, steht dann ebenfalls fest. Spätere Ernennungen, Abberufungen und Einstellungen ändern für ihn nichts. Ohne endgültigen Schiedsspruch innerhalb von ${rule.arbitrationMax} entscheiden die Stimmen des Geldes der Geldgeber, ohne wen etwas mit dem Macher verbindet: Mehr Ja als Nein zahlt aus, alles andere erstattet.`,
        `Ein Problem, das verborgen oder eingefroren wird, bevor etwas ausgewählt ist, nimmt weder Zusagen noch Stimmen an, und Geldgeber können ihre Zusagen zurücknehmen. Ist ein Macher ausgewählt, hält das Verbergen den Fall höchstens ${rule.hiddenMax} an, Verbergen und Einfrieren zusammen höchstens ${rule.heldMax}, oder ${rule.heldByTwoMax}, sobald ihn ein zweiter Botschafter eingefroren hat. Dann geht er von selbst weiter, und verbrauchte Zeit kommt nicht zurück; was aufgehoben wird, zählt einen Tag mehr, für die neue Ankündigung einer Freigabe. In einem verborgenen Fall kann niemand etwas tun, deshalb verschieben sich seine Fristen um ebenso lange.`,
      ],
    },
    {
      id: 'escrow',
      title: '4. Treuhand und Auszahlung',
      blocks: [
        'Jede Zusage wird auf zwei Seiten auf das Treuhandkonto ihres Problems gebucht, und die Datenbank selbst lehnt Bücher ab, die nicht auf null aufgehen. Ebenso lehnt sie eine Auszahlung ohne die Entscheidung ab, die sie erlaubt:',
        {
          list: [
            `Bei Annahme durch Abstimmung wird das Geld freigegeben, in den ersten ${rule.acceptanceAfter} nach dem Nachweis aber nur, wenn alle stimmberechtigten Geldgeber zugestimmt haben. Sonst hat der Nachweis eine Frist von ${rule.autoRelease} gestartet. Wo niemand widerspricht und höchstens ${rule.largeEscrow} auf dem Treuhandkonto liegen, wird es dann freigegeben; darüber sieht sich eine Jury die Arbeit an, wenn zu wenige abgestimmt haben.`,
            `Keine Freigabe durch die Frist ohne eine Ankündigung mindestens ${rule.releaseNotice} vorher.`,
            `Alle Beteiligten können mit Begründung einen Einwand erheben. Ein Einwand hält die Frist an. Beteiligt sind der Melder, die Geldgeber und die Botschafter vom Zeitpunkt der Auswahl und der Macher. Nach der Abstimmung gibt es eine Pause von ${rule.lateFlag} für alle Einwände zusammen, dann entscheidet eine Jury. Ein Einwand ohne Grund kostet Vertrauen.`,
            `Mindestens ${rule.solverShare} von dem, was entnommen wird, gehen an den Macher, gezahlt innerhalb von ${rule.payout}. Was übrig ist, geht auf den Cent an die Geldgeber zurück.`,
          ],
        },
      ],
    },
    {
      id: 'reputation',
      title: '5. Der Ruf',
      blocks: [
        {
          terms: [
            [
              'Vertrauenswert',
              `${rule.trustRange} für jedes Mitglied, ${rule.trustStart} und nach einer veröffentlichten Regel aus den Aufzeichnungen berechnet.`,
            ],
            [
              'Macher',
              'Gelöste Probleme, Durchschnittsbewertung, und wie oft ihre Arbeit umstritten war.',
            ],
            [
              'Prüfende',
              'Wie oft sie richtig lagen, wie oft sie mit dem Ergebnis übereinstimmten, und eine monatliche Rangliste.',
            ],
          ],
        },
        `Die Formel und das Protokoll hinter jedem Wert stehen auf der öffentlichen Seite jedes Mitglieds, die sich über den Namen bei Vorschlägen und Zusagen öffnet; die Prüfenden jedes Monats stehen in der [Rangliste](/leaderboard). Unter ${rule.trustToPropose} kann ein Mitglied keine Vorschläge machen. Ein Konto, dessen Missbrauch zwei Botschafter bestätigt haben, verliert Vertrauen und kann eingefroren werden: Dann kann es nichts Neues beginnen, bis ein Botschafter das aufhebt und sagt, warum; Stimme, Nachweis und Auszahlung in Fällen, in denen schon ausgewählt war, bleiben ihm. Das verlorene Vertrauen bleibt verloren.`,
      ],
    },
    {
      id: 'premium',
      title: '6. Gutachten',
      blocks: [
        `Für Arbeit, die Fachleute braucht, kann der Melder oder ein Geldgeber ein unabhängiges Gutachten gegen ein zusätzliches Honorar von ${rule.premiumFee} oder mehr bestellen. Gutachter sind Personen, die die Betreiber benannt haben und die an dem Problem nicht beteiligt sind. Das Honorar liegt wie alles andere auf dem Treuhandkonto, wird durch ein Gutachten vor Ende der Abstimmung verdient und geht sonst ganz zurück. Das Gutachten sehen alle, die abstimmen; eine eigene Stimme hat es nicht.`,
      ],
    },
    {
      id: 'transparency',
      title: '7. Transparenz',
      blocks: [
        'Die [Transparenzseite](/transparency) zeigt für die ganze Seite, was auf Treuhandkonten liegt, was ausgezahlt, zurückgezahlt und als Gebühr behalten wurde, offene Streitfälle, überfällige Auszahlungen, wie lange Entscheidungen gedauert haben, und die letzte Prüfung aller Bücher.',
        'Jede Änderung eines Problems steht in einem Protokoll, in dem jeder Eintrag den Fingerabdruck des vorigen trägt. Protokoll und Bücher jedes Problems sind auf einer eigenen Seite öffentlich, wo dein Browser die Fingerabdrücke nachrechnet; Menschen erscheinen dort als Prüfsummen. Einmal am Tag werden die Enden aller Protokolle mit einem Fingerabdruck darüber veröffentlicht, sodass jeder, der ihn sich notiert hat, eine spätere Änderung beweisen kann.',
      ],
    },
    {
      id: 'challenges',
      title: 'Schwierigkeiten und Lösungen',
      blocks: [
        {
          table: {
            caption: 'Jede Schwierigkeit mit ihrer Lösung',
            head: ['Schwierigkeit', 'Lösung'],
            rows: [
              [
                'Arbeit wird behauptet, aber nicht getan',
                'Nachweis mit Zeit, Ort und Fotos; Geld bleibt auf dem Treuhandkonto, bis sie geprüft ist',
              ],
              [
                'Ein Melder lehnt gute Arbeit ab',
                'Der Melder hat die Hälfte des Gewichts, nicht alles; ein Widerspruch geht an eine Jury',
              ],
              [
                'Ein reicher Geldgeber entscheidet allein',
                `Bei zwei oder mehr Geldgebern hat der größte höchstens ${rule.topDonorWeight}; ein einziger hat so viel wie der Melder, und wo sie uneins sind, entscheidet eine Jury`,
              ],
              [
                'Niemand stimmt ab',
                `Bis ${rule.largeEscrow} auf dem Treuhandkonto wird das Geld ohne Einwand nach ${rule.autoRelease} und einer Ankündigung freigegeben; darüber entscheidet eine Jury`,
              ],
              [
                'Freunde in der Jury',
                'Ausgelost unter Unbeteiligten; jeder kann die Auslosung nachrechnen',
              ],
              [
                'Alte Fotos werden noch einmal benutzt',
                'Zeit, Ort und Ähnlichkeit werden mit dem Problem und mit früheren Fotos verglichen',
              ],
              [
                'Aufzeichnungen werden nachträglich geändert',
                'Bücher und Protokoll können nur wachsen, und jeder Eintrag hängt am vorigen',
              ],
            ],
          },
        },
        'Fragen zur Prüfung? Schreib an {contact}.',
      ],
    },
  ],
} satisfies Texts<typeof original.verificationContent>;
