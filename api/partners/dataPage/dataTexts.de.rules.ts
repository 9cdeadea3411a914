import type { DataTexts } from './dataTexts.rules.ts';

export const DATA_TEXTS_DE: DataTexts = {
  title: (site) => `Die Daten von ${site} nutzen`,
  lead: 'Die öffentliche Liste der Probleme, für jedes Programm ohne Schlüssel. Ausgeblendete Probleme stehen nicht darin.',
  calls: 'Alle Aufrufe',
  open: (site) => `${site} öffnen`,
  examples: {
    title: 'Beispiele',
    what: {
      geojson: 'Alle aufgeführten Probleme als Kartenebene',
      csv: 'Dasselbe für eine Tabelle',
      atom: 'Die neuesten für ein Programm, das Feeds liest',
      since: 'Was sich in einer Kategorie seit einem Tag geändert hat',
      search: 'Was eine Suche findet',
      discovery: 'Wo ein Programm für Open311 anfängt',
      services: 'Die Kategorien als Dienste',
      requests: 'Offene Meldungen, die neuesten zuerst',
      xml: 'Dasselbe in XML, mit dem Geld jeder Meldung',
    },
  },
  feeds: {
    title: 'GeoJSON, CSV und Atom',
    text: 'GeoJSON und CSV enthalten die ganze Liste, die ältesten zuerst; Atom die neuesten 50. Alle nehmen diese Parameter; ein anderer Name oder ein falscher Wert wird mit 400 beantwortet, und die Antwort sagt, welcher.',
    columns: ['Parameter', 'Bedeutung'],
    filters: {
      search: 'Wörter im Titel, in der Beschreibung oder im Ort',
      filter: 'all, critical, reported, in_progress oder completed',
      category: 'der Code eines Dienstes',
      funding: 'all, low, medium oder high',
      'near, withinKm': 'eine Position als Breite,Länge und Kilometer um sie herum',
      bbox: 'Westen,Süden,Osten,Norden in Grad',
      reporterId: 'die Kennung einer Person',
      since: 'geändert seit einem Tag oder einer Zeit: 2026-11-01 oder 2026-11-01T12:00:00Z',
    },
  },
  copy: {
    title: 'Alles, einmal im Monat',
    none: 'Eine Kopie entsteht, sobald es etwas zu kopieren gibt, und dann zu Beginn jedes Monats.',
    made: (day, description) =>
      `Erstellt am ${day}. Sie enthält, was alle ohne Konto lesen dürfen, und nichts über Personen: keine Namen und keine Diskussionen, die Personen mit Konto vorbehalten sind. Die nächste ersetzt sie. Sobald etwas darin nicht mehr öffentlich ist, wird sie neu erstellt und bis dahin mit 503 beantwortet. <code>${description}</code> beschreibt sie mit ihrer Lizenz und dem SHA-256 jeder Datei.`,
    columns: ['Datei', 'Enthält', 'Bytes'],
    contents: {
      'issues.csv': 'alle aufgeführten Probleme für eine Tabelle',
      'issues.geojson': 'dasselbe als Kartenebene',
      'ledger.csv': 'jede Bewegung des Geldes dieser Probleme, mit beiden Seiten',
      'updates.csv':
        'was Stellen antworteten, wann Ausführende gewählt wurden und wann die Arbeit getan war',
    },
  },
  licence: {
    title: 'Lizenz',
    chosen: (link) => `Die Nutzung steht unter ${link}.`,
    none: (whom) =>
      `Diese Installation hat keine gewählt. Bitte frage ${whom}, bevor du die Daten veröffentlichst.`,
    operator: 'den Betreiber',
  },
  open311: {
    title: 'Open311 GeoReport v2',
    text: 'Auffinden, Dienste mit ihren Attributen und Meldungen, jeweils als JSON und XML. Meldungen nehmen <code>service_request_id</code>, <code>service_code</code>, <code>start_date</code>, <code>end_date</code>, <code>updated_after</code>, <code>updated_before</code>, <code>status</code>, <code>page</code>, <code>page_size</code> (bis 200) und <code>extensions=true</code>. Ohne Datum reicht die Liste Seite für Seite bis zur ersten Meldung zurück. Ein Problem ist geschlossen, sobald die Arbeit geprüft und bezahlt ist.',
    conformance: 'Was vom Standard da ist',
    columns: ['Teil', 'Da', 'Anmerkung'],
    yes: 'ja',
    no: 'nein',
    example: 'Beispiel',
    parts: {
      discovery: ['Service discovery', 'JSON und XML, ohne Schlüssel.'],
      services: [
        'GET services',
        'Die verwendeten Kategorien, JSON und XML. description, keywords und group sind leer.',
      ],
      definition: [
        'GET service definition',
        'Die Fragen einer Kategorie als Attribute: text, number oder singlevaluelist, keiner der anderen Datentypen.',
      ],
      requests: [
        'GET service requests',
        'Nach Kennung, Dienst, Datum, Status und Seite; beliebig lange Zeiträume, bis zur ersten Meldung.',
      ],
      request: [
        'GET service request',
        'Antwortet mit 404, sobald ein Problem ausgeblendet, entfernt oder mit einem anderen zusammengelegt ist.',
      ],
      post: [
        'POST service request',
        'Als Formular oder multipart, mit Schlüssel. Derselbe Schlüssel und dieselben Worte innerhalb von 24 Stunden sind eine Meldung.',
      ],
      token: [
        'GET service request id from a token',
        'Ein Token ist die Kennung: Eine Meldung ist sofort da, POST antwortet daher mit der Kennung.',
      ],
      media: [
        'media_url und Dateien im Formular',
        'Bis zu fünf Bilder: https-Adressen im offenen Internet oder Dateien.',
      ],
      extensions: [
        'extensions=true',
        'Ergänzt extended_attributes: title, priority, escrow, currency, pledgers, offers, affected, url.',
      ],
      updates: [
        'Service request updates (Erweiterung von FixMyStreet)',
        'GET ohne Schlüssel, POST mit einem.',
      ],
      jurisdiction: [
        'jurisdiction_id',
        'Darf fehlen. Sie ist der Host dieser Installation oder eine Domain, zu der er gehört; jede andere wird mit 404 beantwortet.',
      ],
      addresses: [
        'address_id, zipcode',
        'Orte sind Positionen und Adressen als Text; beide sind immer null. Eine address_id allein wird mit 400 beantwortet, ebenso eine Liste, die durch eines von beiden eingegrenzt ist.',
      ],
      people: [
        'email, device_id, account_id, first_name, last_name, phone',
        'Werden angenommen und verworfen, service_notice nennt sie: Was ein Programm sendet, hat niemand gemeldet.',
      ],
      types: ['Dienste vom Typ batch oder blackbox', 'Alle sind realtime.'],
    },
  },
  report: {
    title: 'Meldungen senden',
    text: 'Mit einem Schlüssel: Personen erstellen ihn in den Einstellungen, der Betreiber einen für das Programm der Stadt. Sende ein Formular mit <code>api_key</code>, <code>service_code</code>, <code>description</code> mit mindestens 20 Zeichen, <code>lat</code> und <code>long</code> oder <code>address_string</code>, <code>attribute[code]</code> für das, was der Dienst fragt, und bis zu fünf Bildern: als <code>media_url</code>, eine https-Adresse im offenen Internet, oder als Dateien eines multipart-Formulars. Die Antwort nennt die <code>service_request_id</code> der Meldung, die sofort da ist; mit denselben Worten innerhalb von 24 Stunden noch einmal gesendet, ist es dieselbe Meldung. Was ein Programm sendet, hat niemand gemeldet: Allein die Spendenden entscheiden darüber. Namen, Adressen und Telefonnummern, die Programme mitsenden, werden nicht aufbewahrt.',
    sample: 'Der Bordstein an der Kreuzung ist kaputt. Mit dem Rollstuhl kommt niemand vorbei.',
    updates:
      'Mit einem persönlichen Schlüssel für Diskussionen schreibt <code>POST /open311/v2/servicerequestupdates.json</code> mit <code>service_request_id</code> und <code>description</code> im Namen der Person. Eine Stelle antwortet auf das, was ihr gemeldet wurde, mit einem Schlüssel, den der Betreiber für sie erstellt: <code>status</code> ist <code>received</code>, <code>will_fix</code> mit <code>expected_datetime</code>, <code>not_ours</code> oder <code>fixed</code>, oder das Wort von FixMyStreet dafür; <code>description</code> darf fehlen. Der Endpunkt einer Stelle, der per Open311 gemeldet wird, wird auch gefragt, alle 15 Minuten: mit demselben Aufruf, wo es ihn gibt, sonst mit seiner Liste der Meldungen. <code>GET</code> liest hier, was Stellen antworteten und welche Meldungen übernommen und abgeschlossen wurden, die ältesten zuerst, je 1.000, mit <code>start_date</code>, <code>end_date</code>, <code>service_request_id</code> und <code>page</code>:',
  },
  webhooks: {
    title: 'Benachrichtigt werden',
    text: 'Der Betreiber trägt deine Adresse ein; Nachrichten folgen der Spezifikation <a href="https://www.standardwebhooks.com">Standard Webhooks</a>, sodass deren Bibliotheken sie prüfen. Eine Nachricht nennt, was geschah (<code>issue.reported</code>, <code>edited</code>, <code>answered</code> durch die zuständige Stelle, <code>funded</code>, <code>chosen</code>, <code>proof</code>, <code>decided</code>, <code>paid</code>, <code>refunded</code>, <code>hidden</code>), und das Problem, nie dessen Worte. Antworte innerhalb von zehn Sekunden mit einem Status 2xx; sonst kommt sie über vier Tage wieder, immer unter derselben <code>webhook-id</code>: Bewahre die Kennungen auf und nimm jede einmal an. 410 schaltet die Adresse ab, <code>Retry-After</code> wird eingehalten, Weiterleitungen wird nicht gefolgt. Eine Stelle, der per Webhook gemeldet wird, bekommt <code>issue.forwarded</code> mit dem privaten Link, über den sie antwortet, <code>answer</code>.',
  },
  embeds: {
    title: 'Auf deinen eigenen Seiten',
    text: 'Ein Problem, eine Liste, die die Parameter oben, <code>sort</code> und <code>count</code> (bis 20) eingrenzen, oder eine Karte eines Gebiets, als kleine Seite für einen Rahmen: höchstens 30 kB, ohne Skripte und Cookies, hell oder dunkel, wie es die Lesenden eingestellt haben. <code>lang</code> ist eine der Sprachen dieser Installation; ohne ihn die der Lesenden. <code>/embed/map</code> nimmt <code>bbox</code> oder <code>at</code>, wie es in der Adresse der Karte hier steht. Die Seiten der Probleme und die Karte zeigen den Code unter „Einbetten“. Redaktionsprogramme, die <a href="https://oembed.com">oEmbed</a> kennen, finden ihn über diese Adressen oder fragen <code>/api/oembed</code>.',
    oembed: 'Was oEmbed über die Liste sagt',
  },
  manners: {
    title: 'Wie oft',
    unlimited: 'Anfragen werden hier nicht gezählt; sei trotzdem rücksichtsvoll.',
    limited: (perMinute) => `Eine Adresse darf ${perMinute} Anfragen in der Minute senden.`,
    text: 'Ganze Listen und Kopien liest eine Adresse höchstens vier zugleich. Mehr wird mit 429 und <code>Retry-After</code> beantwortet. Sende das <code>ETag</code> als <code>If-None-Match</code> zurück: Solange sich nichts geändert hat, ist die Antwort 304 und leer. Seiten anderer Websites dürfen diese Adressen lesen (CORS); dort wird kein Cookie gelesen oder gesetzt.',
  },
};
