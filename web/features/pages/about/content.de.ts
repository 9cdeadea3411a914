import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import { ruleWords as rule } from '#web/features/pages/ruleWords.ts';

export const aboutContent = {
  title: 'Über Trybe',
  lead: 'Ein Ort, an dem Menschen Probleme vor Ort auf eine Karte setzen, die Lösung gemeinsam bezahlen und gemeinsam entscheiden, wann sie gelungen ist.',
  description:
    'Auf Trybe melden Nachbarn Probleme vor Ort, finanzieren gemeinsam die Lösung und entscheiden, wann sie gelungen ist. Wer wir sind, was wir wollen und wie es aussieht.',
  sections: [
    {
      id: 'what',
      title: 'Was Trybe ist',
      blocks: [
        'Alle kennen im Umkreis von fünf Minuten etwas, das kaputt ist: die dunkle Ecke, die Stufe ohne Rampe, den Übergang, den Autofahrer nicht sehen. Das meiste bleibt kaputt. Nicht, weil es niemanden kümmert, sondern weil dieses Kümmern nirgends hinkann. Eine Beschwerde verschwindet in einem Postfach, eine Spende in einem Haushalt.',
        'Trybe gibt ihm einen Ort. Eine Meldung wird zu einer Markierung, die alle sehen. Wer will, dass es behoben wird, gibt Geld dazu, und sei es nur {aDollar}. Wer die Arbeit machen kann, sagt wie, für wie viel und wie schnell. Die, die zahlen, wählen aus, und die, die dort leben, sehen sich das Ergebnis an.',
        {
          list: [
            '**Melder** beschreiben das Problem und schreiben auf, was als gelöst gilt.',
            '**Geldgeber** sagen Geld zu, das nur für dieses eine Problem da ist.',
            '**Macher**, Menschen oder Betriebe, bewerben sich um die Arbeit.',
          ],
        },
        'Eine Rolle ist ein Anfang, kein Zaun. Wer ein Konto hat, kann melden, zusagen und vorschlagen.',
      ],
    },
    {
      id: 'mission',
      title: 'Unser Ziel',
      path: '/mission',
      blocks: [
        'Der Weg vom Bemerken eines Problems bis zu seiner Lösung soll kurz sein, und das Geld dazwischen bei jedem Schritt sichtbar.',
        { subtitle: 'Das Geld geht in die Lösung' },
        `Mindestens ${rule.solverShare} von dem, was ein Problem auszahlt, sind für die Person, die es löst. Der Anteil steht fest, sobald etwas zugesagt ist, und lässt sich danach nicht mehr ändern.`,
        { subtitle: 'Wer zahlt, entscheidet' },
        'Je mehr Geld hinter einem Vorschlag steht, desto mehr zählt er. Auch jede einzelne Stimme wird gezählt und gezeigt, damit eine große Zusage nie verdeckt, was die vielen denken.',
        { subtitle: 'Alle können nachprüfen' },
        'Zusagen, Vorschläge und Stimmen sind öffentlich. Jede Bewegung von Geld wird doppelt gebucht und geht in der Summe auf null auf, und was mit einem Problem geschieht, steht in einem Protokoll, das nur wachsen kann.',
        { subtitle: 'Es funktioniert dort, wo das Problem ist' },
        'Probleme findet man auf Straßen mit einem Balken Empfang. Eine Meldung ohne Netz bleibt samt Fotos auf dem Telefon, bis der Server sie bestätigt hat. Sie wird einmal gesendet, und nur einmal.',
      ],
    },
    {
      id: 'stories',
      title: 'Erfolgsgeschichten',
      path: '/success-stories',
      blocks: [
        'Die [Startseite](/) erzählt von Problemen, die gelöst und bezahlt wurden, sofern die Melder einverstanden sind. Sonst erzählt sie nichts: keine erfundene Geschichte und keine aufgerundete Zahl.',
        'Woran gerade gearbeitet wird, steht in der [Liste der Probleme](/issues) und auf der [Karte](/map).',
      ],
    },
    {
      id: 'team',
      title: 'Das Team',
      path: '/team',
      blocks: [
        'Trybe ist so gebaut, dass es von uns wenig braucht. Über ein Problem entscheiden die, die es gemeldet und bezahlt haben und mit ihm leben.',
        {
          terms: [
            [
              'Kernteam',
              'Betreibt den Dienst, beantwortet deine Nachrichten und hält die Regeln in der Software statt in unseren Köpfen.',
            ],
            [
              'Botschafter',
              'Erfahrene Mitglieder, die das [letzte Wort](/verification-process#layers) haben, wo sich eine Gemeinschaft nicht einigt.',
            ],
            [
              'Die Gemeinschaft',
              'Meldet, finanziert, löst, stimmt ab und redet mit. Das ist die meiste Arbeit und der ganze Sinn.',
            ],
          ],
        },
        'Du willst uns erreichen? Schreib an {contact}.',
      ],
    },
  ],
} satisfies Texts<typeof original.aboutContent>;
