import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import { ruleWords as rule } from '#web/features/pages/ruleWords.ts';

export const howItWorksContent = {
  title: 'So funktioniert es',
  lead: 'Von einer Markierung auf der Karte zu einer Lösung, die die Nachbarschaft annimmt, Schritt für Schritt.',
  description:
    'Wie Trybe funktioniert: ein Problem melden, Geld auf ein Treuhandkonto zusagen, Vorschläge vergleichen, abstimmen, das Ergebnis prüfen.',
  action: 'Los geht’s',
  sections: [
    {
      id: 'report',
      title: '1. Ein Problem melden',
      blocks: [
        'Öffne [Problem melden](/report-issue), setz die Markierung, füge ein Foto hinzu und beschreibe, was nicht stimmt. Das wichtigste Feld ist das letzte: **was als gelöst gilt**. Danach machen Macher ihr Angebot, und danach wird das Ergebnis beurteilt.',
        {
          list: [
            'Deinen Standort kann das Gerät bestimmen, du kannst ihn suchen oder auf der Karte wählen.',
            'Fotos werden auf deinem Telefon verkleinert und von versteckten Daten befreit. Ort und Zeit des Fotos bleiben nur erhalten, wenn du zustimmst.',
            'Ohne Empfang ist die Meldung auf deinem Gerät gespeichert und wird von selbst gesendet, wenn das Netz wieder da ist. Du siehst immer, ob sie wartet, gesendet wird oder angekommen ist.',
          ],
        },
      ],
    },
    {
      id: 'pledge',
      title: '2. Geld zusagen',
      blocks: [
        `Wer ein Konto hat, kann in den Topf eines Problems geben, ab ${rule.pledgeMin}. Es gibt kein festes Ziel und kein Enddatum: Der Topf wächst, solange es Menschen wichtig ist, und ein größerer Topf zieht bessere Angebote an.`,
        'Eine Zusage geht auf das Treuhandkonto dieses einen Problems. Jede Bewegung wird auf zwei Seiten gebucht, und die Bücher müssen auf null aufgehen. Löscht der Melder ein Problem, bevor die Arbeit beginnt, bekommt jeder genau das zurück, was er gegeben hat.',
      ],
    },
    {
      id: 'propose',
      title: '3. Eine Lösung vorschlagen',
      blocks: [
        'Macher sagen, was sie tun werden, was sie dafür verlangen und wie lange es dauert. Alle außer dem Melder des Problems können Vorschläge machen, allein oder als Betrieb. Vorschläge sind öffentlich, der Wettbewerb ist also offen.',
      ],
    },
    {
      id: 'vote',
      title: '4. Abstimmen',
      blocks: [
        'Angemeldete Mitglieder stimmen für oder gegen einen Vorschlag. Du kannst eine Stimme ändern oder zurücknehmen, indem du sie noch einmal gibst. Der Macher stimmt nicht ab. Der Melder nur mit eigenem Geld im Problem: gegen einen Vorschlag, und für einen, wo sonst niemand etwas zugesagt hat.',
        'Zwei Zahlen sind zu sehen: wie viele Menschen so oder so gestimmt haben, und wie viel des zugesagten Geldes hinter dem Vorschlag steht. Eine Stimme ohne Zusage wird gezählt und gezeigt, trägt aber nichts {inDollars} bei.',
      ],
    },
    {
      id: 'work',
      title: '5. Auswahl und Arbeit',
      blocks: [
        'Ein Vorschlag gewinnt, wenn mehr als die Hälfte des Geldes auf dem Treuhandkonto für ihn stimmt, ohne das, was Macher und Melder selbst gegeben haben, mindestens so viel Ja wie Nein sagt und der Anteil des Machers am Topf seinen Preis deckt. Darauf folgt ein Tag Ankündigung, in dem sich Stimmen noch ändern können, die Bedingungen des Problems aber nicht mehr. Dann hat der Macher die Zeit, um die er gebeten hat, und eine Woche Nachfrist.',
      ],
    },
    {
      id: 'verify',
      title: '6. Nachweis, Prüfung und Bezahlung',
      blocks: [
        `Der Macher reicht Fotos von vorher und nachher, eine Ortsbestätigung und eine Zusammenfassung ein, auch ohne Empfang. Zuerst sehen es sich der Melder und die Geldgeber an, eine Jury, wo sie uneins sind, und Botschafter, wo eine Jury es nicht klären kann. Erst dann fließt Geld: mindestens ${rule.solverShare} davon an den Macher, und was die Lösung nicht gebraucht hat, zurück an die Geldgeber.`,
        'Das [Prüfverfahren](/verification-process) beschreibt jede Stufe, wie Stimmen dort zählen, und ihre Fristen.',
      ],
    },
    {
      id: 'guidelines',
      title: 'Regeln der Gemeinschaft',
      path: '/community-guidelines',
      blocks: [
        'Trybe ist öffentlich und vor Ort: Man trifft sich vielleicht an der Ecke, über die man streitet. Ein paar Regeln halten das angenehm.',
        {
          list: [
            '**Melde, was du gesehen hast.** Ein Problem je Meldung, an dem Ort, an dem es ist, mit einem Foto davon.',
            '**Zeig Dinge, nicht Menschen.** Lass Gesichter, Kennzeichen und Wohnungen aus dem Bild.',
            '**Sieh nach, bevor du meldest.** Ist das Problem schon auf der Karte, gib deine Zusage oder dein Wissen dazu.',
            '**Schreib Kriterien, die sich prüfen lassen.** „Loch bündig mit der Straße gefüllt“ ist besser als „ordentlich machen“.',
            '**Schlag vor, was du kannst.** Biete ehrlich an, nenne nötige Genehmigungen, und stimme nicht über andere für dich selbst ab.',
            '**Sprich über das Problem.** Keine Beleidigungen, keine Drohungen, keine Werbung, nichts Verbotenes.',
            '**Achte auf deine Sicherheit.** Geh für ein Foto nie in den Verkehr, auf privaten Grund oder an gefährliche Orte. Ruf im Notfall den Notruf an, nicht Trybe.',
          ],
        },
        'Ein Konto, das gegen diese Regeln arbeitet, kann eingefroren werden. Es kann dann alles lesen und nichts Neues beginnen, bis ein Botschafter das aufhebt und sagt, warum. Stimme, Nachweis und Auszahlung in Fällen, in denen schon ausgewählt war, bleiben ihm, und es kann sein Geld zurücknehmen.',
      ],
    },
    {
      id: 'begin',
      title: 'Anfangen',
      blocks: [
        'Zum Umsehen brauchst du kein Konto: Öffne die [Probleme](/issues) oder die [Karte](/map). Um zu melden, zuzusagen, vorzuschlagen, abzustimmen oder mitzureden, [melde dich an oder registriere dich](/auth).',
      ],
    },
  ],
} satisfies Texts<typeof original.howItWorksContent>;
