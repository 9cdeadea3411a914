import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import {
  JUSTIFICATION_MIN_LENGTH,
  PROOF_NONCE_DAYS,
  PROOF_RADIUS_M,
  PROOF_VIDEO_MAX_BYTES,
  PROOF_VIDEO_MAX_SECONDS,
} from '#schema/limits.ts';

const MEGABYTES = PROOF_VIDEO_MAX_BYTES / 1024 / 1024;

export const proofContent = {
  title: 'Nachweis einreichen',
  subtitle: (issue) => `Für „${issue}“`,
  back: 'Zurück zum Problem',
  loading: 'Der Nachweis wird vorbereitet',
  ready: (moment) =>
    `Bereit, auch ohne Empfang, bis ${moment}. Alles, was du hier tust, bleibt auf diesem Gerät.`,
  unprepared: {
    title: 'Nicht für offline vorbereitet',
    text: `Öffne diese Seite einmal mit Verbindung, bevor du losgehst. Danach funktioniert sie ${PROOF_NONCE_DAYS} Tage lang ohne Empfang.`,
    retry: 'Noch einmal versuchen',
  },
  closed: {
    title: 'Hier ist kein Nachweis einzureichen',
    text: 'Nur der ausgewählte Macher kann einen Nachweis einreichen, und nur während der Arbeit oder nach einer Ablehnung.',
    action: 'Zum Problem',
  },
  waiting: {
    title: 'Dein Nachweis wartet auf diesem Gerät',
    text: 'Er wird gesendet, sobald eine Verbindung da ist. Er lässt sich nicht mehr ändern, denn vielleicht ist ein Versuch angekommen.',
    action: 'Ungesendetes ansehen',
  },
  photos: {
    reported: 'Das Foto der Meldung',
    before: {
      heading: 'Vorher',
      hint: 'Der Ort, wie er vor deiner Arbeit war. Wähle denselben Ausschnitt wie im Foto der Meldung, damit sich beide vergleichen lassen.',
      camera: 'Vorher-Foto aufnehmen',
      file: 'Vorher-Foto wählen',
      alt: 'Dein Vorher-Foto',
      retake: 'Anderes Vorher-Foto aufnehmen',
      missing: 'Ein Vorher-Foto fehlt.',
    },
    after: {
      heading: 'Nachher',
      hint: 'Derselbe Blick nach deiner Arbeit. Das Vorher-Foto scheint in der Kamera durch, um dir zu helfen.',
      camera: 'Nachher-Foto aufnehmen',
      file: 'Nachher-Foto wählen',
      alt: 'Dein Nachher-Foto',
      retake: 'Anderes Nachher-Foto aufnehmen',
      missing: 'Ein Nachher-Foto fehlt.',
    },
    working: 'Foto wird vorbereitet …',
    byApp: (moment, place) => `Aufgenommen: ${moment}, ${place}.`,
    byFile: (moment, place) =>
      `Aus einer Datei. Sie sagt: aufgenommen ${moment}, ${place}. Der Server kann es nicht sicher wissen.`,
    noTime: 'zu unbekannter Zeit',
    place: (meters) => `${meters} m vom Problem`,
    noPlace: 'Ort unbekannt',
  },
  camera: {
    title: { before: 'Vorher-Foto', after: 'Nachher-Foto' },
    shutter: 'Foto aufnehmen',
    ghost: 'Hilfsbild',
    ghostOf: 'Wie stark das frühere Bild durchscheint',
    locating: 'Standort wird bestimmt …',
    located: (meters) => `Standort auf etwa ${meters} m bekannt`,
    noPosition: 'Kein Standort: Das Foto wird ohne Ort aufgenommen.',
    starting: 'Kamera startet …',
    failed:
      'Die Kamera lässt sich hier nicht benutzen. Schließe das hier und wähle stattdessen ein Foto, oder erlaube die Kamera im Browser.',
  },
  checkIn: {
    heading: 'Ortsbestätigung',
    hint: `Sagt, dass du vor Ort bist, im Umkreis von ${PROOF_RADIUS_M} m um das Problem. Sie wird mit der Zeit gespeichert.`,
    button: 'Hier bestätigen',
    again: 'Noch einmal bestätigen',
    pending: 'Standort wird bestimmt …',
    done: (distance, accuracy) =>
      `Bestätigt, ${distance} m vom Problem, auf etwa ${accuracy} m genau.`,
    far: `Das ist mehr als ${PROOF_RADIUS_M} m entfernt. Der Server sagt es allen, die abstimmen.`,
    missing: 'Die Ortsbestätigung fehlt.',
    refused:
      'Dein Standort ließ sich nicht bestimmen. Erlaube es im Browser, geh ins Freie, und versuche es noch einmal.',
    unsupported: 'Dieser Browser nennt keinen Standort.',
    uncertain: 'Die Position ist zu ungenau. Bitte versuche es im Freien noch einmal.',
  },
  summary: {
    heading: 'Was getan wurde',
    hint: 'Sag, was du getan hast und wie es die Lösungskriterien erfüllt.',
    label: 'Zusammenfassung',
    fieldHint: `Mindestens ${JUSTIFICATION_MIN_LENGTH} Zeichen.`,
    criteria: 'Lösungskriterien',
  },
  video: {
    heading: 'Video',
    hint: `Freiwillig: bis zu ${PROOF_VIDEO_MAX_SECONDS} Sekunden von der Arbeit, höchstens ${MEGABYTES} MB, MP4 oder WebM.`,
    choose: 'Filmen oder Video wählen',
    working: 'Video wird gelesen …',
    remove: 'Video entfernen',
    label: 'Dein Video',
    problems: {
      too_long: `Das Video ist länger als ${PROOF_VIDEO_MAX_SECONDS} Sekunden.`,
      too_large: `Das Video ist größer als ${MEGABYTES} MB.`,
      wrong_type: 'Bitte wähle ein Video im Format MP4 oder WebM.',
      unreadable: 'Dieses Video lässt sich nicht lesen. Bitte wähle ein anderes.',
      unplayable:
        'Dieses Video ist beschädigt oder in einem Format, das dieser Browser nicht abspielt. Wähle auf einem iPhone unter Einstellungen, Kamera, Formate „Maximale Kompatibilität“, oder nimm ein anderes Video.',
      not_kept:
        'Auf diesem Gerät ist kein Platz für das Video. Es ist verloren, wenn du diese Seite schließt, bevor du den Nachweis einreichst.',
    },
  },
  publicNote:
    'Fotos, Orte, Zeiten und die Zusammenfassung werden mit dem Nachweis öffentlich. Eingereicht lässt er sich nicht ändern, nur ergänzen.',
  submit: 'Nachweis einreichen',
  submitChanged: 'Speichern und noch einmal senden',
  saving: 'Wird gespeichert …',
  incomplete: 'Es fehlt noch etwas:',
  refused: (detail) => `Der Server hat den Nachweis nicht angenommen: ${detail}`,
  notSavedTitle: 'Nicht gespeichert',
  notSaved: {
    quota_exceeded:
      'Auf diesem Gerät ist kein Platz mehr. Schaffe Speicher, und versuche es noch einmal. Die Fotos bleiben in diesem Formular.',
    unavailable:
      'Dieser Browser lässt die App nichts speichern, etwa in einem privaten Fenster. Öffne diese Seite in einem normalen Fenster.',
    outdated:
      'Was auf diesem Gerät wartet, hat eine neuere Version der App gespeichert, und diese kann es nicht lesen. Lade diese Seite neu, und versuche es noch einmal.',
    not_found:
      'Dieser Nachweis wartet nicht mehr: Er wurde in einem anderen Tab gesendet oder verworfen.',
    sending: 'Dieser Nachweis wird gerade gesendet. Warte, bis er angekommen ist.',
    in_doubt:
      'Ein früherer Versuch ist vielleicht angekommen, deshalb lässt sich der Nachweis nicht mehr ändern. Sende ihn unter „Ungesendet“ noch einmal.',
    signed_out: 'Bitte melde dich an, um einen Nachweis einzureichen.',
  },
  toast: {
    savedTitle: 'Auf diesem Gerät gespeichert',
    savedText: 'Der Nachweis wird gesendet, sobald der Server erreichbar ist.',
    authTitle: 'Anmeldung nötig',
    authText: 'Bitte melde dich an, um einen Nachweis einzureichen.',
    failed: 'Fehler',
    problems: {
      too_large: 'Bild zu groß',
      wrong_type: 'Falsche Dateiart',
      unreadable: 'Bild nicht lesbar',
    },
  },
} satisfies Texts<typeof original.proofContent>;
