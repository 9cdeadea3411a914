import { JURY_MAJORITY, JURY_SEATS } from '#schema/limits.ts';
import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './pageTexts.en.ts';

export const texts = {
  locale: 'de_DE',
  pages: {
    '/': [
      'Finanzieren, beheben, etwas bewegen',
      'Melde Probleme vor Ort auf einer Karte, finanziert gemeinsam die Lösung und seht, wie sie gelingt. Das Geld liegt auf einem Treuhandkonto, bis die Gemeinschaft die Lösung annimmt.',
    ],
    '/auth': [
      'Anmelden',
      'Mach mit in unserer Gemeinschaft: Probleme vor Ort melden, finanzieren und lösen',
    ],
    '/issues': [
      'Probleme der Gemeinschaft',
      'Sieh dir Probleme vor Ort an, die eine Lösung brauchen, und trag etwas bei',
    ],
    '/map': [
      'Entdecke Probleme in deiner Nähe',
      'Finde auf unserer interaktiven Karte Probleme in deiner Nachbarschaft. Filtere nach Art, Dringlichkeit oder Finanzierung.',
    ],
    '/faq': [
      'Häufige Fragen',
      'Antworten zu Trybe: wie Meldungen, Zusagen, Vorschläge und Abstimmungen funktionieren, was wann zurückgezahlt wird und wie die App ohne Netz arbeitet.',
    ],
    '/about': [
      'Über Trybe',
      'Auf Trybe melden Nachbarn Probleme vor Ort, finanzieren gemeinsam die Lösung und entscheiden, wann sie gelungen ist. Wer wir sind, was wir wollen und wie es aussieht.',
    ],
    '/how-it-works': [
      'So funktioniert es',
      'Wie Trybe funktioniert: ein Problem melden, Geld auf ein Treuhandkonto zusagen, Vorschläge vergleichen, abstimmen, das Ergebnis prüfen.',
    ],
    '/terms': [
      'Nutzungsbedingungen',
      'Die Bedingungen für Trybe: Konten, Meldungen, Zusagen und Treuhand, Gebühren, Rückzahlungen, Streitfälle und Zahlungsbedingungen.',
    ],
    '/privacy': [
      'Datenschutzerklärung',
      'Was Trybe über dich und deine Fotos speichert, was öffentlich ist, was auf deinem Gerät bleibt und welche Rechte du hast. Nicht für Kinder unter 16.',
    ],
    '/accessibility': [
      'Barrierefreiheit',
      'Wie barrierefrei Trybe ist, womit das geprüft wurde, was noch nicht barrierefrei ist und wem du es sagst.',
    ],
    '/help': [
      'Hilfe',
      'Hilfe zu Trybe: ohne Empfang melden, Zusagen und Rückzahlungen, Vorschläge und Abstimmungen, Fotos, und wie du uns erreichst.',
    ],
    '/verification-process': [
      'Prüfverfahren',
      'Wie Trybe prüft, ob ein Problem gelöst ist: Kriterien, Nachweis, drei Stufen der Prüfung, Treuhand, Ruf und öffentliche Aufzeichnungen.',
    ],
    '/join-us': [
      'Mach mit',
      'Mach bei Trybe mit: Melde Probleme vor Ort, finanziere die Lösung, oder werde dafür bezahlt, sie zu lösen.',
    ],
    '/leaderboard': ['Rangliste der Prüfenden', 'Wer am besten geprüft hat, Monat für Monat.'],
    '/transparency': [
      'Transparenz',
      'Wo alles Geld liegt, wie lange Entscheidungen dauern und ob die Bücher stimmen.',
    ],
    '/report-issue': [
      'Problem melden',
      'Beschreibe, was nicht stimmt und wo. Ohne Empfang bleibt es auf diesem Gerät und wird später gesendet.',
    ],
    '/profile': ['Profil', 'Deine Probleme, Vorschläge, Stimmen und Einstellungen.'],
    '/mine': [
      'Deine Listen',
      'Deine Meldungen, Zusagen und Stimmen, und wie es um jede von ihnen steht.',
    ],
    '/outbox': ['Ungesendet', 'Alles, was du auf diesem Gerät geschrieben hast, und wo es ist.'],
    '/decisions': [
      'Entscheidungen',
      'Was die Moderation über deine Veröffentlichungen entschieden hat, und warum.',
    ],
    '/jury': [
      'Jury',
      `Über umstrittene Arbeit urteilen ${JURY_SEATS} unbeteiligte Menschen; ${JURY_MAJORITY} von ihnen entscheiden.`,
    ],
    '/desk': [
      'Schreibtisch der Botschafter',
      'Was Abstimmungen und Jurys nicht klären konnten, und was geprüft werden muss.',
    ],
    '/desk/moderation': [
      'Meldungen von Nutzern',
      'Was gemeldet wurde und du entscheidest. Die Verfasser erfahren nie, wer sie gemeldet hat.',
    ],
    '/payment': ['Deine Zahlung', 'Wie es um die Zahlung für deine Zusage steht.'],
    '/setup': [
      'Diese Seite einrichten',
      'Wer diese Seite betreibt, wo sie zu Hause ist, und wem das erste Betreiberkonto gehört.',
    ],
    '/admin': [
      'Übersicht',
      'Was auf dich wartet und was in zwölf Wochen gemeldet, behoben und ausgezahlt wurde.',
    ],
    '/admin/settings': ['Verwaltung', 'Was diese Seite über sich sagt, und wer es geändert hat.'],
    '/admin/people': [
      'Personen',
      'Jedes Konto: Finde eines, sieh, wie es darum steht, und hilf ihm oder begrenze es.',
    ],
    '/admin/money': [
      'Geld',
      'Wo alles Geld liegt oder hinging, aus den Büchern, und was einen Menschen braucht. Betreiber können es nicht bewegen.',
    ],
    '/admin/operations': [
      'Betrieb',
      'Wie es der Installation geht, was darauf wartet, sie zu verlassen, und was zu tun ist.',
    ],
    '/admin/import': [
      'Import und Export',
      'Hol Meldungen aus einem anderen System, und nimm alle eigenen anderswohin mit.',
    ],
    '/admin/bodies': [
      'Wer zuständig ist',
      'Stellen, die von neuen Meldungen in ihrem Gebiet und ihren Kategorien erfahren und öffentlich antworten.',
    ],
    '/admin/texts': [
      'Rechtstexte',
      'Datenschutzerklärung, Nutzungsbedingungen und Erklärung zur Barrierefreiheit, auf Wunsch in eigenen Worten.',
    ],
    '/admin/categories': [
      'Kategorien',
      'Worunter Menschen etwas melden: Namen, Symbole und ihre Reihenfolge.',
    ],
    '/admin/content': [
      'Inhalte',
      'Jedes Problem, auch verborgene, zusammengelegte und entfernte. Über Gemeldetes entscheiden Botschafter an ihrem Schreibtisch.',
    ],
    '/admin/record': [
      'Protokoll',
      'Was Betreiber hier getan haben, bei wem und warum. Niemand kann eine Zeile ändern oder entfernen.',
    ],
    '/mailbox': [
      'Lokales Postfach',
      'E-Mails, die diese Installation behält, statt sie zu versenden.',
    ],
  },
  missing: {
    title: '404 Seite nicht gefunden',
    description:
      'Unter dieser Adresse ist nichts. Vielleicht ist der Link alt, oder er hat einen Tippfehler.',
  },
  person: {
    title: 'Ruf',
    description: 'Vertrauenswert, geleistete Arbeit und Bilanz beim Prüfen.',
  },
  issue: {
    title: 'Problem',
    description: 'Melde Probleme vor Ort auf einer Karte und finanziert gemeinsam die Lösung.',
  },
  noIssue: {
    title: 'Problem nicht gefunden',
    description: 'Das gesuchte Problem gibt es nicht, oder es wurde entfernt.',
  },
  parts: {
    audit: {
      title: 'Öffentliches Protokoll',
      description:
        'Alles, was mit diesem Problem und seinem Geld geschehen ist, offen zum Nachprüfen.',
    },
    poster: {
      title: 'Aushang',
      description: 'Dieses Problem als Seite zum Drucken und zum Aufhängen vor Ort.',
    },
    proof: {
      title: 'Nachweis einreichen',
      description:
        'Fotos, eine Ortsbestätigung und eine Zusammenfassung der Arbeit für die, die sie beurteilen.',
    },
  },
} satisfies Texts<typeof original.texts>;
