import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import { ruleWords as rule } from '#web/features/pages/ruleWords.ts';

export const faqContent = {
  title: 'Häufige Fragen',
  lead: 'Kurze Antworten zum Melden, Finanzieren, Lösen und Abstimmen.',
  description:
    'Antworten zu Trybe: wie Meldungen, Zusagen, Vorschläge und Abstimmungen funktionieren, was wann zurückgezahlt wird und wie die App ohne Netz arbeitet.',
  tabsLabel: 'Themen',
  tabs: {
    general: 'Allgemein',
    funding: 'Geld',
    solvers: 'Macher',
    voting: 'Abstimmen',
    technical: 'Technik',
  },
  entries: {
    general: [
      {
        question: 'Was ist Trybe?',
        answer:
          'Ein Ort, an dem Menschen Probleme vor Ort auf eine Karte setzen, Geld für die Lösung zusagen und auswählen, wer sie umsetzt. Es kann um Soziales oder um die Umwelt gehen, groß oder klein: eine dunkle Ecke, eine fehlende Rampe, ein Park voller Müll.',
      },
      {
        question: 'Wer kann mitmachen?',
        answer:
          'Umsehen können sich alle, ohne Konto. Mit einem kostenlosen Konto kannst du melden, zusagen, vorschlagen, abstimmen und mitreden. Die Rolle, die du bei der Registrierung wählst, ist eine Vorliebe und schränkt nichts ein.',
      },
      {
        question: 'Kostet es etwas?',
        answer: `Melden, abstimmen und mitreden kosten nichts. Von dem, was ein Problem auszahlt, sind mindestens ${rule.solverShare} für den Macher, und höchstens ${rule.platformShare} bezahlen den Betrieb der Plattform.`,
      },
      {
        question: 'Wo kann ich ein Problem melden?',
        answer:
          'Überall. Die Karte öffnet sich dort, wo diese Seite zu Hause ist, und funktioniert weltweit; Beträge sind in {currency}.',
      },
      {
        question: 'Was macht eine gute Meldung aus?',
        answer:
          'Ein Problem, der genaue Ort, ein Foto, und Kriterien, die auch Fremde prüfen können: was da sein wird, oder nicht mehr da sein wird, wenn es gelöst ist.',
      },
      {
        question: 'Kann ich meine Meldung ändern oder löschen?',
        answer:
          'Du kannst sie bearbeiten, bis sie abgeschlossen ist. Sobald ein Vorschlag gewonnen hat, sind Titel, Ort, Fotos und Kriterien gesperrt, und du kannst Anmerkungen hinzufügen; solange Geld darin liegt, sehen die Geldgeber jede Änderung in beiden Fassungen und können ihre Zusagen zurücknehmen, bis ein Vorschlag ausgewählt ist. Löschen kannst du sie, bis die Arbeit beginnt; dann geht jede Zusage vollständig zurück.',
      },
    ],
    funding: [
      {
        question: 'Wie funktionieren Zusagen?',
        answer: `Du wählst einen Betrag ab ${rule.pledgeMin} und bestätigst ihn. Er geht auf das Treuhandkonto dieses einen Problems. Es gibt kein festes Ziel und kein Enddatum.`,
      },
      {
        question: 'Wo ist mein Geld, bis das Problem gelöst ist?',
        answer:
          'Auf einem Treuhandkonto. Jede Bewegung wird auf zwei Seiten gebucht, und Bücher, die nicht auf null aufgehen, werden abgelehnt. Die Summe steht auf der Seite des Problems.',
      },
      {
        question: 'Wann bekomme ich Geld zurück?',
        answer: `Löscht der Melder das Problem, bevor die Arbeit beginnt, oder zeigt sich bis dahin, dass es jemand anders behoben hat, bekommst du von selbst genau das zurück, was du gegeben hast. Im Reiter „Zusagen“ oder unter „Meine Zusagen“ kannst du eine Zusage zurücknehmen, bis ein Vorschlag ausgewählt ist, auch von einem verborgenen oder eingefrorenen Problem; nach drei Zusagen per Karte, die du innerhalb von ${rule.cardReturns} zurückgenommen hast, gibt es in dieser Zeit keine weiteren per Karte. Gewinnt kein Vorschlag, kommt sie von selbst zurück, an dem Tag, der daneben steht; du erfährst es mit ${rule.expiryNotice} und noch einmal mit 1 Tag Vorlauf.`,
      },
      {
        question: 'Wie viel geht in die Lösung?',
        answer: `Mindestens ${rule.solverShare} von dem, was ausgezahlt wird. Der Anteil steht fest, wenn du zusagst, und lässt sich danach nicht ändern.`,
      },
      {
        question: 'Wie bezahle ich?',
        answer:
          'Wo eine Installation echtes Geld annimmt, zahlst du mit Karte auf einer Seite von Stripe und kommst zurück; keine Kartennummer erreicht uns. Deine Zusage gilt, sobald Stripe uns sagt, dass das Geld gekommen ist. Sonst ist es Testgeld, und es ist nichts zu zahlen.',
      },
      {
        question: 'Was heißt „Testgeld“?',
        answer:
          'Diese Installation bewegt dann kein echtes Geld: Du kannst alles ausprobieren, nichts wird abgebucht und nichts ausgezahlt. „Testgeld“ steht überall dort, wo ein Betrag steht.',
      },
    ],
    solvers: [
      {
        question: 'Wie werde ich Macher?',
        answer:
          'Registriere dich, such dir ein offenes Problem und reiche einen Vorschlag ein: was du tun wirst, was du dafür verlangst und wie lange es dauert. Menschen und Betriebe sind gleich willkommen.',
      },
      {
        question: 'Kann ich zu meiner eigenen Meldung etwas vorschlagen?',
        answer:
          'Nein. Wer ein Problem meldet, beurteilt das Ergebnis und kann deshalb nicht dafür bezahlt werden.',
      },
      {
        question: 'Wie wird ein Vorschlag ausgewählt?',
        answer: `Durch die Stimmen derer, die zugesagt haben: Mehr als die Hälfte des Geldes auf dem Treuhandkonto muss dahinterstehen, ohne das, was Macher und Melder selbst gegeben haben; es darf nicht mehr Geld dagegen als dafür stimmen, und ${rule.solverShare} des Topfes müssen den Preis decken. Eine Zusage zählt, sobald sie ${rule.weighsAfter} alt ist. Ein Gewinner wird ${rule.selectionNotice} lang angekündigt, solange können sich Stimmen noch ändern, und ist dann ausgewählt.`,
      },
      {
        question: 'Wann werde ich bezahlt?',
        answer: `Innerhalb von ${rule.payout}, nachdem deine Arbeit geprüft und das Geld freigegeben ist. Die Seite des Problems zeigt, bis wann, und die Transparenzseite zählt verspätete Zahlungen.`,
      },
      {
        question: 'Brauche ich Genehmigungen oder Versicherungen?',
        answer:
          'Wenn die Arbeit sie verlangt, ja. Sag es in deinem Vorschlag, damit die Gemeinschaft ehrliche Preise vergleichen kann.',
      },
    ],
    voting: [
      {
        question: 'Wer kann über Vorschläge abstimmen?',
        answer:
          'Alle, die angemeldet sind, außer dem Macher des Vorschlags. Wer das Problem gemeldet hat, nur mit eigenem Geld darin: dagegen, und dafür, wo sonst niemand etwas zugesagt hat.',
      },
      {
        question: 'Wie viel zählt meine Stimme?',
        answer:
          'Zwei Zahlen sind zu sehen: wie viele Menschen so oder so gestimmt haben, und wie viel vom Treuhandkonto hinter dem Vorschlag steht. Die zweite richtet sich nach den Zusagen und entscheidet nach den Regeln. Eine Stimme ohne Zusage wird gezeigt und zählt {noDollars}.',
      },
      {
        question: 'Kann ich meine Stimme ändern?',
        answer:
          'Ja. Stimme anders, um sie zu ändern, oder noch einmal gleich, um sie zurückzunehmen. Jede Person hat eine Stimme je Vorschlag.',
      },
      {
        question: 'Wer entscheidet, dass ein Problem gelöst ist?',
        answer:
          'Der Melder und die Geldgeber, dann eine Jury aus fünf, wo sie uneins sind, dann Botschafter. Wo niemand außer dem Melder Geld darin hat, der Melder allein. Die Seite über das Prüfverfahren beschreibt diese Stufen, wie Stimmen dort zählen, und die Fristen.',
      },
      {
        question: 'Sind Stimmen öffentlich?',
        answer:
          'Ja. Stimmen über Vorschläge kann jeder sehen, damit sich die Zählung prüfen lässt.',
      },
    ],
    technical: [
      {
        question: 'Funktioniert Trybe ohne Internet?',
        answer:
          'Ja. Einmal geöffnet, startet die App ohne Netz, zeigt die gespeicherte Liste und Karte und lässt dich Meldungen und Nachrichten schreiben. Sie werden gesendet, wenn das Netz wieder da ist. Eine Zusage ohne Netz wartet auf deine Bestätigung, denn Geld soll sich nicht ungesehen bewegen; zum Abstimmen braucht es eine Verbindung.',
      },
      {
        question: 'Kann ich es installieren?',
        answer:
          'Ja. Wähle im Menü deines Browsers „Installieren“ oder „Zum Home-Bildschirm“. Es ist dieselbe App, ohne App-Store.',
      },
      {
        question: 'Wie erfahre ich, wenn etwas passiert?',
        answer:
          'Alles, was dich betrifft, steht unter der Glocke. In den Einstellungen deines Profils kannst du dir die Arten von Neuigkeiten, die du wählst, auch auf ein Gerät schicken lassen oder per E-Mail, wo diese Installation welche verschickt. E-Mails über dein Geld und deine Fristen kommen, sobald deine Adresse bestätigt ist, bis du sie abschaltest; alles andere ist aus, bis du es einschaltest. Auf iPhone und iPad brauchen Pushs die App auf dem Home-Bildschirm.',
      },
      {
        question: 'Welche Fotos kann ich hochladen?',
        answer:
          'JPG, PNG und WebP, kleiner als 5 MB. Große Fotos werden auf deinem Gerät verkleinert, und versteckte Daten wie der Ort werden entfernt, wenn du nicht zustimmst, sie zu behalten. Gesichter und Kennzeichen lassen sich im Meldeformular verdecken, bevor etwas gesendet wird.',
      },
      {
        question: 'Kann bei schlechter Verbindung etwas doppelt gesendet werden?',
        answer:
          'Nein. Jede Änderung trägt einen eigenen Schlüssel, und der Server führt sie einmal aus, so oft sie auch ankommt.',
      },
      {
        question: 'Wie wechsle ich zwischen dunkel und hell?',
        answer:
          'Im Kontomenü oder in den Einstellungen deines Profils: dunkel, hell oder so, wie dein System es vorgibt.',
      },
      {
        question: 'Gibt es eine API?',
        answer:
          'Ja, die App selbst benutzt sie. Sie ist unter /api/docs beschrieben und als OpenAPI-Dokument unter /api/openapi.json.',
      },
    ],
  },
  search: {
    label: 'Die Fragen durchsuchen',
    placeholder: 'Stichwort suchen …',
    action: 'Suchen',
    clear: 'Alle Themen zeigen',
    found: (answers, query) => `${answers} zu „${query}“`,
    answer: { one: '# Antwort', other: '# Antworten' },
    noneTitle: 'Keine Antwort gefunden',
    none: 'Versuche ein anderes Wort, oder schreib uns.',
  },
  more: {
    title: 'Noch auf der Suche?',
    links: [
      {
        href: '/verification-process',
        label: 'Prüfverfahren',
        text: 'Wer entscheidet, dass ein Problem gelöst ist.',
      },
      { href: '/contact', label: 'Kontakt', text: 'Frag einen Menschen.' },
      { href: '/join-us', label: 'Mach mit', text: 'Melde, gib Geld oder löse.' },
    ],
  },
} satisfies Texts<typeof original.faqContent>;
