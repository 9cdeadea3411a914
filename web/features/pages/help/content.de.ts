import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

/** Heading of the legally required imprint. */
export const imprintTitle = 'Impressum';

export const statusContent = {
  title: 'Funktioniert gerade alles?',
  link: 'Der Status dieser Seite',
  text: 'sagt, was funktioniert, was sich verspätet hat und wann die Bücher geprüft wurden.',
} satisfies Texts<typeof original.statusContent>;

export const helpContent = {
  title: 'Hilfe',
  lead: 'Schnelle Antworten, und ein Mensch, dem du schreiben kannst, wenn sie nicht reichen.',
  description:
    'Hilfe zu Trybe: ohne Empfang melden, Zusagen und Rückzahlungen, Vorschläge und Abstimmungen, Fotos, und wie du uns erreichst.',
  sections: [
    {
      id: 'questions',
      title: 'Häufige Fragen',
      blocks: [
        {
          question: 'Wie melde ich ein Problem?',
          answer:
            'Melde dich an und öffne [Problem melden](/report-issue). Setz die Markierung, indem du auf die Karte tippst, nach dem Ort suchst oder „Mein Standort“ nimmst, füge bis zu fünf Fotos hinzu und sag, was als gelöst gilt. Eine Meldung dauert etwa zwei Minuten.',
        },
        {
          question: 'Ich hatte keinen Empfang. Ist meine Meldung verloren?',
          answer:
            'Nein. Sie ist mit ihren Fotos auf deinem Gerät gespeichert und wird von selbst gesendet, sobald das Netz wieder da ist und du angemeldet bist. Das Zeichen in der Kopfzeile zeigt, wie viel noch wartet; tippe darauf, um alles zu sehen und, sobald es angekommen ist, den Link dazu.',
        },
        {
          question: 'Was passiert mit dem Geld, das ich zusage?',
          answer:
            'Es liegt auf einem Treuhandkonto nur für dieses eine Problem, und die Summe ist zu sehen. Löscht der Melder das Problem, bevor die Arbeit beginnt, bekommst du genau das zurück, was du gegeben hast. Bis ein Vorschlag ausgewählt ist, kannst du es selbst zurücknehmen, und wenn keiner gewinnt, kommt es von selbst zurück, an dem Tag, der daneben steht. Nichts wird ausgezahlt, bevor die Gemeinschaft die Arbeit [geprüft](/verification-process) hat; was übrig bleibt, geht an die Geldgeber zurück.',
        },
        {
          question: 'Warum kann ich über einen Vorschlag nicht abstimmen?',
          answer:
            'Du musst angemeldet sein, und über den eigenen Vorschlag kannst du nicht abstimmen. Über Vorschläge zu einem Problem, das du gemeldet hast, stimmst du nur mit eigenem Geld darin ab: dagegen, und dafür, wo sonst niemand etwas zugesagt hat. Abgeschlossene Probleme nehmen keine Stimmen mehr an.',
        },
        {
          question: 'Mein Foto wird abgelehnt. Was kann ich tun?',
          answer:
            'Fotos sind JPG, PNG oder WebP und kleiner als 5 MB. Große Fotos verkleinert die App von selbst; wird deines trotzdem abgelehnt, ist es vielleicht beschädigt oder von anderer Art. Mach dann ein Bildschirmfoto davon oder ein neues Foto.',
        },
      ],
    },
    {
      id: 'more',
      title: 'Wo du noch nachsehen kannst',
      blocks: [
        {
          list: [
            '[FAQ](/faq): mehr Fragen, mit Suche.',
            '[So funktioniert es](/how-it-works): jeder Schritt der Reihe nach.',
            '[Prüfverfahren](/verification-process): wer entscheidet, dass ein Problem gelöst ist.',
            '[Regeln der Gemeinschaft](/community-guidelines): was eine gute Meldung ausmacht und was nicht erlaubt ist.',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'So erreichst du uns',
      path: '/contact',
      blocks: [
        {
          terms: [
            [
              'Allgemein',
              'Schreib an {contact}. Geht es um ein bestimmtes Problem, schick bitte seine Adresse mit.',
            ],
            [
              'Datenschutz',
              'Schreib an {privacy}, wenn du eine Kopie, Berichtigung oder Löschung deiner Daten willst.',
            ],
            ['Gefahr', 'Trybe wird nicht rund um die Uhr beobachtet. Ruf zuerst den Notruf an.'],
          ],
        },
      ],
    },
  ],
} satisfies Texts<typeof original.helpContent>;
