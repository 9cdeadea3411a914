import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

const days = (count: number) => `${count} Tage`;
const afterDays = (count: number) => (count === 1 ? 'einem Tag' : `${count} Tagen`);

export const retentionContent = {
  sessionDays: afterDays,
  sessionMaxDays: afterDays,
  deviceDays: days,
  accountTraceDays: days,
  replyKeptDays: days,
  failedSignInHours: (count) => `${count} Stunden`,
} satisfies Texts<typeof original.retentionContent>;

export const privacyContent = {
  title: 'Datenschutzerklärung',
  lead: 'Was Trybe über dich weiß, warum, wer es sehen kann und wie du es wieder loswirst.',
  description:
    'Was Trybe über dich und deine Fotos speichert, was öffentlich ist, was auf deinem Gerät bleibt und welche Rechte du hast. Nicht für Kinder unter 16.',
  lastUpdated: '18. Mai 2025',
  sections: [
    {
      id: 'short',
      title: 'Kurz gesagt',
      blocks: [
        {
          list: [
            'Keine Werbung, kein Tracking, keine fremde Statistik, kein Verkauf von Daten.',
            'Was du für ein Problem tust, ist unter deinem Benutzernamen öffentlich. Deine E-Mail-Adresse ist es nicht.',
            'Fotos verlieren ihre versteckten Daten auf deinem Gerät, bevor sie gesendet werden.',
            'Cookies nur, damit du angemeldet bleibst und für deine Sprache.',
          ],
        },
      ],
    },
    {
      id: 'kept',
      title: 'Was wir speichern',
      blocks: [
        {
          terms: [
            [
              'Konto',
              'Benutzername, E-Mail-Adresse, bevorzugte Rolle und der Tag deiner Registrierung. Dein Passwort ist nur als Argon2-Hash gespeichert, aus dem es sich nicht lesen lässt. Ob du die Adresse bestätigt hast, ist mit dem Tag gespeichert; Links, die wir dir schicken, als Hash, bis sie benutzt oder zu alt sind.',
            ],
            [
              'Ein früherer Benutzername',
              'Wenn du ihn änderst: wann, und 180 Tage lang eine Prüfsumme des alten Namens, die nur diese Installation bilden kann, damit ihn niemand nimmt und sich für dich ausgibt.',
            ],
            [
              'Was du zeigst',
              'Nur wenn du es ausfüllst: ein Name, ein paar Worte über dich und ein Bild. Sie sind öffentlich und stehen neben deinem Benutzernamen; im öffentlichen Protokoll steht nur der Benutzername. Vom Bild wird ein Quadrat ohne versteckte Daten gespeichert; eines, das du ersetzt oder entfernst, ist sofort nicht mehr zu sehen und nach zwei Tagen gelöscht.',
            ],
            [
              'Passkeys',
              'Nur wenn du einen hinzufügst: sein öffentlicher Schlüssel, ein Name des Geräts in Worten, wann er angelegt und zuletzt benutzt wurde, und deine Wiederherstellungscodes als Hash. Was dein Gerät entsperrt, etwa ein Fingerabdruck, verlässt es nie.',
            ],
            [
              'Anmeldedienst',
              'Nur wenn du dich mit einem anmeldest, den diese Installation anbietet: eine Prüfsumme dessen, wer du dort bist, und der Tag, an dem du ihn verknüpft hast. Der Dienst sieht, dass und wann du dich hier anmeldest.',
            ],
            [
              'Zweite Bestätigung',
              'Nur wenn du eine gibst. Von einer Telefonnummer eine Prüfsumme, die nur diese Installation bilden kann, und die letzten zwei Ziffern; von einem Ausweis, den ein Betreiber gesehen hat, nichts als eine solche Prüfsumme. Damit eine Bestätigung nur einem Konto dient, bleibt die Prüfsumme 12 Monate, nachdem du sie zurücknimmst oder das Konto löschst, ohne deinen Namen.',
            ],
            [
              'Wo du angemeldet bist',
              'Zu jeder Anmeldung Browser und System in Worten, wann sie begann und, auf die Stunde genau, wann sie zuletzt benutzt wurde. Du siehst und beendest sie in deinen Einstellungen; mit ihrem Ende sind sie weg.',
            ],
            [
              'Was du veröffentlichst',
              'Meldungen mit Ort und Fotos, Zusagen, Vorschläge, Stimmen und Nachrichten, jeweils mit ihrer Zeit.',
            ],
            [
              'Wem du folgst',
              'Die Probleme und Gebiete, denen du folgst, seit wann, und wie oft du eine Zusammenfassung willst. Niemand sonst sieht das; mit deinem Konto ist es weg.',
            ],
            [
              'Fotos',
              'Das Bild, wie dein Gerät es gesendet hat, bleibt als Beleg unter Verschluss, bis die Meldung oder dein Konto gelöscht wird. Andere sehen kleinere Kopien davon, ohne versteckte Daten. Ein Foto oder Video, das zu keiner Meldung und keinem Nachweis gehört, wird nach einem Tag gelöscht. Ein Foto, das die Moderation entfernt, wird sofort gelöscht, Original und Kopien.',
            ],
            [
              'Gesichter und Kennzeichen, die du verdeckt hast',
              'Nichts. Die Kästen sind Teil des Bildes, bevor es zum Senden gespeichert wird; das Bild ohne sie wird auf deinem Gerät verworfen und verlässt es nie.',
            ],
            [
              'Ort und Zeit eines Fotos',
              'Nur wenn du im Meldeformular zustimmst. Sonst wird nichts als das Bild gesendet.',
            ],
            [
              'Bücher und Protokoll',
              'Jede Bewegung von Geld, und was mit einem Problem geschehen ist. Das Protokoll nennt Menschen nur durch eine gesalzene Prüfsumme und geänderte Werte nur durch gesalzene Festlegungen, damit es vollständig bleibt, wenn ein Konto oder ein Problem gelöscht wird.',
            ],
            [
              'Meldungen an die Moderation',
              'Was du gemeldet hast und warum, bis du dein Konto löschst; nur Botschafter und Betreiber lesen es, ohne deinen Namen. Was sie über deine Veröffentlichungen entschieden haben, mit ihrer Begründung und deinem Widerspruch, ist bei deinem Konto gespeichert. Im öffentlichen Protokoll eines Problems steht nur, was entschieden wurde, ohne Inhalt, Grund oder Namen.',
            ],
            [
              'Push und E-Mail',
              'Welche Neuigkeiten du willst, wie es in deinen Einstellungen steht, und zu jedem Gerät die Adresse, die sein Browser für Pushs genannt hat. Ein Gerät ist vergessen, wenn du dich dort abmeldest, es entfernst oder es seinen Browser nicht mehr gibt.',
            ],
            [
              'Welche Konten zusammengehören',
              'Prüfsummen, die nur diese Installation bilden kann: von dem Browser, mit dem du dich anmeldest, seiner Adresse für Pushs, dem Zeichen deiner Karte und deines Bankkontos und von deinem Netz mit den zehn Minuten, in denen du dich angemeldet, etwas zugesagt oder abgestimmt hast, {accountTraceDays} lang, nachdem sie zuletzt zu sehen waren. Sie dienen einem Zweck: dass niemand zwei Plätze in einer Jury hat oder einen in der über den eigenen Fall. Gingen Kartenzahlungen eines gelöschten Kontos zurück, so bleibt das Zeichen seiner Karte 30 Tage lang, damit niemand endlos zahlt und zurücknimmt.',
            ],
            [
              'Antworten auf das, was du sendest',
              'Damit etwas, das dein Gerät ein zweites Mal sendet, nur einmal geschieht, wird unsere Antwort darauf {replyKeptDays} lang aufbewahrt. Danach bleiben nur Kennungen, Beträge und die Quittung dessen, was nie zweimal geschehen darf.',
            ],
            [
              'Technisches Protokoll',
              'Methode, Art der Seite, Status und Dauer einer Anfrage. Keine Adresse, kein Inhalt, kein Cookie. Um Angriffe zu bremsen, werden Netzadressen im Speicher gezählt und, bei Anmeldungen, Registrierungen und angeforderten E-Mails, bis zu zwei Stunden in der Datenbank, als Prüfsumme, die nur diese Installation bilden kann. Wo der Betreiber ein Programm hat, das aussperrt, wer Passwörter rät, wird die Netzadresse einer misslungenen Anmeldung auch in eine eigene Datei geschrieben, die nach {failedSignInHours} gelöscht wird.',
            ],
          ],
        },
      ],
    },
    {
      id: 'public',
      title: 'Wer was sehen kann',
      blocks: [
        {
          table: {
            caption: 'Deine Daten und wer sie sieht',
            head: ['Was', 'Alle', 'Angemeldete', 'Nur du'],
            rows: [
              ['Benutzername, was du zeigst, Meldungen, Fotos', 'Ja', 'Ja', 'Ja'],
              ['Zusagen mit Betrag, Vorschläge, Stimmen', 'Ja', 'Ja', 'Ja'],
              ['Nachrichten in Diskussionen', 'Nein', 'Ja', 'Ja'],
              ['E-Mail-Adresse, Mitteilungen', 'Nein', 'Nein', 'Ja'],
              ['Nicht gesendete Meldungen auf deinem Gerät', 'Nein', 'Nein', 'Ja'],
            ],
          },
        },
      ],
    },
    {
      id: 'device',
      title: 'Was auf deinem Gerät bleibt',
      blocks: [
        'Damit die App ohne Netz aufgeht und funktioniert, behält dein Browser Kopien öffentlicher Listen, besuchter Probleme und Kartenkacheln und deine Wahl des Farbschemas. Meldungen, Änderungen und Nachrichten, die aufs Senden warten, bleiben mit ihren Fotos, bis der Server sie bestätigt hat. Abmelden löscht sie nicht: Sie werden gesendet, wenn du, und nur du, dich auf diesem Gerät wieder anmeldest. Sieh auf einem geteilten Gerät in den Postausgang, bevor du gehst.',
        'Ein Cookie, **trybe.sid**, hält dich angemeldet. Es endet, wenn du dich abmeldest, oder nach {sessionDays} ohne Nutzung, in jedem Fall nach {sessionMaxDays}. Ein anderes, **trybe.device**, ist eine Zufallszahl, an der wir {deviceDays} lang sehen, dass du dich mit diesem Browser schon angemeldet hast, damit dich niemand aussperren kann, der anderswo dein Passwort zu raten versucht. **trybe-language** behält ein Jahr lang die Sprache, die du gewählt hast. Wo eine Installation aus Kopien ihrer Datenbank liest, sagt **trybe.position** eine Minute lang, nachdem du etwas geschrieben hast, wie weit eine Kopie sein muss, damit du es siehst.',
      ],
    },
    {
      id: 'others',
      title: 'Wer noch beteiligt ist',
      blocks: [
        'Die eingebaute Karte und Ortssuche kommen von dieser Seite. Für Straßendetails kann die Karte Kacheln eines Anbieters laden, den sie an ihrem Rand nennt, üblicherweise OpenStreetMap; dieser Anbieter sieht dann deine Netzadresse und das Gebiet, das du ansiehst. Hat der Betreiber eine fremde Ortssuche eingerichtet, gibt unser Server Suchen weiter, ohne deine Adresse.',
        'Ein Push geht über den Pushdienst des Herstellers deines Browsers, so verschlüsselt, dass nur dein Browser ihn lesen kann. Eine E-Mail geht über den Mailserver des Betreibers an deine Adresse. Neuigkeiten über dein Geld und deine Fristen werden gesendet, bis du sie abschaltest, in den Einstellungen oder mit einem Tippen in einer solchen E-Mail; andere nur, wenn du sie wählst. Was dein Konto betrifft, wird auch gesendet: der Link, der eine Adresse bestätigt, ein neues Passwort, um das jemand gebeten hat, ein geändertes Passwort. Ein Code für dein Telefon geht über den SMS-Anbieter des Betreibers, der die Nummer sieht. An eine Adresse, die niemand bestätigt hat, geht nichts als dieser Link.',
        'Hat der Betreiber für einen Ort und eine Kategorie eine zuständige Stelle genannt, geht eine solche Meldung per E-Mail oder in ihr eigenes System an sie: Titel, Beschreibung und Ort mit der Adresse ihrer Seite, nie dein Name oder deine E-Mail-Adresse. Was die Stelle antwortet, ist öffentlich; was du zu ihrem „behoben“ sagst, steht ohne deinen Namen im öffentlichen Protokoll.',
        'Wo eine Installation echtes Geld annimmt, zahlst du auf einer Seite von Stripe, das deine Karte bekommt und was es dafür wissen muss; wir bekommen den Betrag, ob gezahlt wurde, und ein Zeichen, an dem Stripe die Karte wiedererkennt. Wer für eine Lösung bezahlt werden will, beantwortet dort die Fragen von Stripe. Bei Testgeld geht nichts an Stripe.',
        'Das Rechenzentrum des Betreibers verarbeitet Daten in unserem Auftrag. Niemand sonst bekommt welche, außer ein Gesetz zwingt uns.',
      ],
    },
    {
      id: 'retention',
      title: 'Wie lange',
      blocks: [
        'Kontodaten: bis du das Konto löschst. Dann werden deine Namen, was du über dich gesagt hast, dein Bild, Adresse, Passwort, Einstellungen und Mitteilungen gelöscht; was du veröffentlicht und entschieden hast, bleibt ohne deinen Namen, ebenso Mitteilungen, die andere vorher bekommen haben. Probleme und ihre Diskussionen: solange sie anderen helfen zu verstehen, was entschieden wurde. Buchungen: solange das Gesetz Belege über Geld verlangt. Ein gelöschtes Problem ist nicht mehr zu sehen, seine Buchungen bleiben.',
      ],
    },
    {
      id: 'rights',
      title: 'Deine Rechte',
      blocks: [
        'Du kannst eine Kopie dessen haben, was über dich gespeichert ist, mit deinen Fotos und Videos: Fordere sie unter [Deine Daten](/profile?section=settings&page=data) in deinen Einstellungen an; sie ist in Minuten da und bleibt 24 Stunden. Du kannst deine Daten berichtigen oder löschen lassen und ihrer Nutzung widersprechen. Um dein Konto zu löschen, wähle [Konto löschen](/profile?section=settings&page=data) in deinen Einstellungen; das muss warten, bis Geld und Pflichten von dir erledigt sind. Für alles andere schreib von der Adresse deines Kontos an {privacy}; du bekommst innerhalb von 30 Tagen eine Antwort. Du kannst dich auch bei der Datenschutzbehörde an deinem Wohnort beschweren.',
      ],
    },
    {
      id: 'children',
      title: 'Kinder',
      blocks: [
        'Trybe ist nicht für Kinder unter 16. Wenn du erfährst, dass sich ein Kind registriert hat, sag es uns bitte; wir schließen dann das Konto und löschen seine Daten.',
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen',
      blocks: [
        'Wenn sich diese Erklärung ändert, ändert sich auch das Datum oben. Betrifft eine Änderung, was mit bereits gespeicherten Daten geschieht, sagen wir es dir, bevor sie gilt.',
      ],
    },
  ],
} satisfies Texts<typeof original.privacyContent>;
