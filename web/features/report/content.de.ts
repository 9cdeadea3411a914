import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const reportContent = {
  title: 'Problem melden',
  subtitle:
    'Beschreibe, was nicht stimmt und wo. Ohne Empfang bleibt es auf diesem Gerät und wird später gesendet.',
  editTitle: 'Wartende Meldung bearbeiten',
  loading: 'Das Formular wird geladen',
  what: {
    heading: 'Was stimmt nicht?',
    title: 'Titel',
    titleAt: (category, street) => `${category}: ${street}`,
    titlePlaceholder: 'Kaputte Laterne an der Kreuzung',
    description: 'Beschreibung',
    descriptionHint: 'Was ist passiert, seit wann, und wen betrifft es?',
    category: 'Kategorie',
    filledIn: 'Aus der Kategorie ausgefüllt. Ändere es, wo du mehr weißt.',
  },
  nearby: {
    title: 'Hier schon gemeldet?',
    text: 'Wenn es eines davon ist, sag dort, dass es dich auch betrifft, statt es noch einmal zu melden. Dein Entwurf bleibt erhalten.',
    away: (distance) => `${distance} entfernt`,
  },
  questions: {
    yes: 'Ja',
    no: 'Nein',
    none: 'Keine Angabe',
    between: (min, max) => `Von ${min} bis ${max}`,
    atLeast: (min) => `Mindestens ${min}`,
    atMost: (max) => `Höchstens ${max}`,
  },
  more: { summary: 'Dringlichkeit, Lösungskriterien, Fälligkeit', priority: 'Dringlichkeit' },
  where: {
    heading: 'Wo ist es?',
    map: 'Karte zum Wählen des Ortes',
    hint: 'Aus deinem Foto oder von deinem Gerät. Oder drücke auf die Karte, oder suche nach einem Ort.',
    myLocation: 'Mein Standort',
    locating: 'Standort wird bestimmt …',
    location: 'Ort',
    locationPlaceholder: 'Straße und Viertel',
    latitude: 'Breitengrad',
    longitude: 'Längengrad',
    clear: 'Anderen Ort wählen',
    chosen: 'Ziehe die Markierung, oder drücke auf die Karte, um sie zu verschieben.',
    pin: 'Ort des Problems. Ziehe ihn, oder nimm die Pfeiltasten.',
    unsure: (around) =>
      `Dein Gerät weiß nur, dass du im Umkreis von ${around} um die Mitte des Kreises bist. Drücke auf der Karte dorthin, wo das Problem ist, oder suche nach der Adresse.`,
    unknown:
      'Dein Standort ließ sich nicht bestimmen. Suche nach der Adresse, oder drücke auf die Karte.',
    coordinates: 'Koordinaten',
    wanted: 'Tippe auf der Karte auf die Stelle, oder wähle einen Ort aus der Suche.',
    twoFingers: 'Zwei Finger verschieben die Karte.',
    naming: 'Der Name dieses Ortes wird gesucht …',
  },
  photos: {
    heading: 'Fotos',
    hint: (max) =>
      `Bis zu ${max} Fotos: JPG, PNG oder WebP, jedes unter 5 MB. Sie werden auf diesem Gerät verkleinert, bevor sie gesendet werden.`,
    take: 'Foto aufnehmen',
    choose: 'Fotos wählen',
    inPage: 'Kamera auf dieser Seite',
    remove: (index) => `Foto ${index} entfernen`,
    cover: 'Gesichter verdecken',
    coverPhoto: (index) => `Gesichter verdecken, auch Kennzeichen, in Foto ${index}`,
    coverHint: 'Sind Gesichter oder Kennzeichen darauf? Verdecke sie, bevor du sendest.',
    preview: (index, count) => `Foto ${index} von ${count}`,
    working: 'Foto wird vorbereitet …',
    consent: 'Ort und Zeit der Aufnahme behalten',
    consentHint: 'Sonst wird nur das Bild selbst gesendet.',
    list: 'Angehängte Fotos',
  },
  done: {
    criteria: 'Lösungskriterien',
    criteriaHint: 'Was muss zutreffen, damit es für dich behoben ist? Daran wird geprüft.',
    dueDate: 'Fällig am',
  },
  presets: {
    infrastructure: {
      description: 'Hier ist etwas Gebautes kaputt oder abgenutzt. Das Foto zeigt, was.',
      solutionCriteria: 'Es ist repariert oder ersetzt und wieder sicher zu benutzen.',
    },
    environment: {
      description:
        'Dieser Ort ist verschmutzt, beschädigt oder vernachlässigt. Das Foto zeigt, wie.',
      solutionCriteria:
        'Der Ort ist wieder sauber und heil, wie ein Foto von derselben Stelle zeigt.',
    },
    public_services: {
      description:
        'Ein öffentlicher Dienst funktioniert hier nicht, wie er soll. Das Foto zeigt, was nicht stimmt.',
      solutionCriteria: 'Der Dienst funktioniert an diesem Ort wieder.',
    },
    safety: {
      description: 'Hier kann man sich verletzen. Das Foto zeigt die Gefahr.',
      solutionCriteria: 'Die Gefahr ist weg, und man kommt sicher vorbei.',
    },
    accessibility: {
      description:
        'Hier kommen Menschen nicht hinein oder nicht durch. Das Foto zeigt das Hindernis.',
      solutionCriteria: 'Alle kommen ohne Hilfe hinein und durch.',
    },
    community: {
      description:
        'Etwas, das sich die Nachbarschaft teilt, braucht hier Pflege. Das Foto zeigt, was.',
      solutionCriteria: 'Die Nachbarschaft kann den Ort wieder so nutzen, wie er gedacht war.',
    },
    other: {
      description: 'An diesem Ort stimmt etwas nicht. Das Foto zeigt, was.',
      solutionCriteria: 'Was das Foto zeigt, ist in Ordnung gebracht.',
    },
  },
  priorities: { critical: 'Kritisch', high: 'Hoch', medium: 'Mittel', low: 'Niedrig' },
  submit: 'Meldung absenden',
  submitChanged: 'Speichern und noch einmal senden',
  saving: 'Wird gespeichert …',
  elsewhere: {
    title: 'Diese Meldung ist in einem anderen Tab offen',
    text: 'Was du dort schreibst, bleibt erhalten. Beginne hier eine neue Meldung, oder schreibe diese hier weiter: Der andere Tab hört dann auf.',
    takeOver: 'Hier weiterschreiben',
  },
  draft: {
    restored: 'Dein Entwurf ist wieder da.',
    others: 'Andere Entwürfe',
    othersText: { one: '# anderer Entwurf', other: '# andere Entwürfe' },
    startNew: 'Neue Meldung beginnen',
    untitled: 'Meldung ohne Titel',
    shared: 'Geteiltes Foto',
    changed: (moment) => `Zuletzt geändert: ${moment}`,
    continue: (title) => `Weiter: ${title}`,
  },
  share: {
    title: 'Mit dieser App geteilt',
    question:
      'Damit eine Meldung beginnen? Wenn du das nicht geteilt hast, verwirf es: Auch eine Website kann es schicken.',
    photos: { one: '# Foto', other: '# Fotos' },
    take: 'Meldung damit beginnen',
    discard: 'Verwerfen',
  },
  gone: {
    title: 'Diese Meldung wartet nicht mehr',
    text: 'Sie wurde gesendet oder verworfen.',
    action: 'Ungesendetes ansehen',
  },
  refused: (detail) => `Die Meldung wurde nicht angenommen: ${detail}`,
  notSaved: {
    quota_exceeded:
      'Auf diesem Gerät ist kein Platz mehr. Entferne ein Foto oder schaffe Speicher, und versuche es noch einmal.',
    unavailable:
      'Dieser Browser lässt die App nichts speichern, etwa in einem privaten Fenster. Öffne diese Seite in einem normalen Fenster.',
    outdated:
      'Was auf diesem Gerät wartet, hat eine neuere Version der App gespeichert, und diese kann es nicht lesen. Lade diese Seite neu, und versuche es noch einmal.',
    not_found:
      'Diese Meldung wartet nicht mehr: Sie wurde in einem anderen Tab gesendet oder verworfen.',
    sending: 'Diese Meldung wird gerade gesendet. Warte, bis sie angekommen ist.',
    in_doubt:
      'Ein früherer Versuch ist vielleicht angekommen, deshalb lässt sich der Text nicht mehr ändern. Sende sie unter „Ungesendet“ noch einmal.',
    signed_out: 'Bitte melde dich an, um ein Problem zu melden.',
  },
  nothingKept:
    'Dieses Gerät bewahrt gerade nichts auf, weil sein Speicher nicht antwortet. Was du hier schreibst, ist verloren, wenn du die Seite vor dem Senden schließt.',
  notSavedTitle: 'Nicht gespeichert',
  toast: {
    savedTitle: 'Auf diesem Gerät gespeichert',
    savedText: 'Sie wird gesendet, sobald der Server erreichbar ist.',
    authTitle: 'Anmeldung nötig',
    authText: 'Bitte melde dich an, um ein Problem zu melden.',
    tooLarge: 'Bild zu groß',
    wrongType: 'Falsche Dateiart',
    tooMany: 'Zu viele Fotos',
    tooManyText: (max) => `Eine Meldung fasst höchstens ${max} Fotos.`,
    unreadable: 'Bild nicht lesbar',
    notCovered: 'Foto nicht verdeckt',
    notCoveredText:
      'Dieser Browser kann das nicht. Entferne das Foto, oder sende eines ohne Gesichter.',
    detected: 'Standort bestimmt',
    detectedText: (meters) => `Auf etwa ${meters} m genau.`,
    error: 'Standort nicht gefunden',
    errorText: 'Dein Standort ließ sich nicht bestimmen. Bitte gib die Koordinaten selbst ein.',
    unsupported: 'Standort nicht verfügbar',
    unsupportedText:
      'Dein Browser kann keinen Standort bestimmen. Bitte gib die Koordinaten selbst ein.',
    selected: 'Ort gewählt',
  },
} satisfies Texts<typeof original.reportContent>;
