import { errors } from './errors.de.ts';
import { transfer } from './transfer.de.ts';

/** Messages of the contract in German, by the English text; `{}` is a placeholder. */
export const messages: Readonly<Record<string, string>> = {
  ...errors,
  ...transfer,
  'This picture is damaged. Please choose another.':
    'Dieses Bild ist beschädigt. Bitte wähle ein anderes.',
  'This picture has more than 120 megapixels. Please choose a smaller one.':
    'Dieses Bild hat mehr als 120 Megapixel. Bitte wähle ein kleineres.',
  'This browser cannot read HEIC pictures. On an iPhone, choose Most Compatible under Settings, Camera, Formats, or send a JPG.':
    'Dieser Browser kann keine HEIC-Bilder lesen. Wähle auf einem iPhone unter Einstellungen, Kamera, Formate „Maximale Kompatibilität“ oder schicke ein JPG.',
  'Fund it, fix it, make the difference': 'Finanzieren, beheben, etwas bewegen',
  'Report local problems on a map, fund the fix together, and see it done.':
    'Melde Probleme vor Ort auf einer Karte, finanziert gemeinsam die Lösung und seht, wie sie gelingt.',
  'This page needs JavaScript. Please switch it on and load this page again.':
    'Diese Seite braucht JavaScript. Bitte schalte es ein und lade die Seite neu.',
  'The app could not be loaded. It is tried again every few seconds.':
    'Die App konnte nicht geladen werden. Alle paar Sekunden wird es erneut versucht.',
  'Load it again': 'Noch einmal laden',
  'Please choose a PNG, JPEG or WebP picture. An SVG has to be exported as PNG first.':
    'Bitte wähle ein Bild im Format PNG, JPEG oder WebP. Ein SVG muss zuerst als PNG exportiert werden.',
  'Please choose a picture of less than 1 MB.': 'Bitte wähle ein Bild mit weniger als 1 MB.',
  'This picture is damaged or too large to decode. The current logo stays in use.':
    'Dieses Bild ist beschädigt oder zu groß, um gelesen zu werden. Das bisherige Logo wird weiter gezeigt.',
  'Please enter a color like #0a7d55.': 'Bitte gib eine Farbe wie #0a7d55 ein.',
  'The edge is 180, 192 or 512.': 'Die Kante ist 180, 192 oder 512.',
  'Please name the body.': 'Bitte nenne die Stelle.',
  'Please choose at least one category.': 'Bitte wähle mindestens eine Kategorie.',
  'Please choose at most {} categories.': 'Bitte wähle höchstens {} Kategorien.',
  'Please give the address of the endpoint, beginning with https://.':
    'Bitte gib die Adresse der Schnittstelle an, beginnend mit https://.',
  'An area is a polygon of GeoJSON: rings of positions as longitude and latitude.':
    'Ein Gebiet ist ein Polygon in GeoJSON: Ringe aus Punkten mit Länge und Breite.',
  'Please give an area of at most {} points.': 'Bitte gib ein Gebiet mit höchstens {} Punkten an.',
  'This file is not GeoJSON.': 'Diese Datei ist kein GeoJSON.',
  'Only people within {} m can say what is there.':
    'Nur wer höchstens {} m entfernt ist, kann sagen, was dort ist.',
  'Please say by which day.': 'Bitte sage, bis zu welchem Tag.',
  'Please choose a day from today on.': 'Bitte wähle einen Tag ab heute.',
  'Please choose an answer.': 'Bitte wähle eine Antwort.',
  'Please name the category.': 'Bitte gib der Kategorie einen Namen.',
  'Please write the question.': 'Bitte schreibe die Frage.',
  'Please write the answer.': 'Bitte schreibe die Antwort.',
  'Please give the question an id of small letters, digits and _.':
    'Bitte gib der Frage eine Kennung aus kleinen Buchstaben, Ziffern und _.',
  'Please give the answer an id of small letters, digits and _.':
    'Bitte gib der Antwort eine Kennung aus kleinen Buchstaben, Ziffern und _.',
  'Please choose what kind of answer the question takes.': 'Bitte wähle die Art der Antwort.',
  'Please say whether the question has to be answered.':
    'Bitte sage, ob die Frage beantwortet werden muss.',
  'Please give at most {} answers to choose from.': 'Bitte gib höchstens {} Antworten zur Auswahl.',
  'Please give at least {} answers to choose from.':
    'Bitte gib mindestens {} Antworten zur Auswahl.',
  'Every answer needs an id of its own.': 'Jede Antwort braucht eine eigene Kennung.',
  'Every question needs an id of its own.': 'Jede Frage braucht eine eigene Kennung.',
  'Please enter a unit.': 'Bitte gib eine Einheit ein.',
  'Please enter a number, or leave the limit empty.':
    'Bitte gib eine Zahl ein oder lass die Grenze leer.',
  'The largest number must not be below the smallest.':
    'Die größte Zahl darf nicht unter der kleinsten liegen.',
  'Please ask at most {} questions.': 'Bitte stelle höchstens {} Fragen.',
  'Please answer at most {} questions.': 'Bitte beantworte höchstens {} Fragen.',
  'Please answer this question.': 'Bitte beantworte diese Frage.',
  'The questions have changed. Please look through your answers.':
    'Die Fragen haben sich geändert. Bitte sieh deine Antworten durch.',
  'Please choose one of the answers.': 'Bitte wähle eine der Antworten.',
  'Please enter a number within the limits.': 'Bitte gib eine Zahl innerhalb der Grenzen ein.',
  'Please name at most {} addresses.': 'Bitte nenne höchstens {} Adressen.',
  'Please choose an icon.': 'Bitte wähle ein Symbol.',
  'Please give the category an id of small letters, digits and _.':
    'Bitte gib der Kategorie eine Kennung aus kleinen Buchstaben, Ziffern und _.',
  'Please say whether the category is retired.': 'Bitte sage, ob die Kategorie stillgelegt ist.',
  'Please use at most {} categories.': 'Bitte bleib bei höchstens {} Kategorien.',
  'Every category needs an id of its own.': 'Jede Kategorie braucht eine eigene Kennung.',
  'Please offer at least one category.': 'Bitte biete mindestens eine Kategorie an.',
  'A saved category cannot be deleted: retire it instead.':
    'Eine einmal gespeicherte Kategorie bleibt: Lege sie stattdessen still.',
  'There is no such category here. Add it to the settings, or write another one.':
    'Diese Kategorie gibt es hier nicht. Ergänze sie in den Einstellungen oder schreibe eine andere.',
  'Please use one line without <, > and ".': 'Bitte schreibe eine Zeile ohne <, > und ".',
  '{} must be a number.': '{} muss eine Zahl sein.',
  '{} must be a valid number.': '{} muss eine gültige Zahl sein.',
  '{} must be between -{} and {}.': '{} muss zwischen -{} und {} liegen.',
  West: 'Der Wert im Westen',
  South: 'Der Wert im Süden',
  East: 'Der Wert im Osten',
  North: 'Der Wert im Norden',
  Latitude: 'Die geografische Breite',
  Longitude: 'Die geografische Länge',
  'Please name the area.': 'Bitte benenne das Gebiet.',
  'The area must have south below north, and west below east unless it lies across the date line.':
    'Im Gebiet muss der Süden unter dem Norden liegen, und der Westen vor dem Osten, außer wenn es an der Datumsgrenze liegt.',
  'The centre must lie in the area.': 'Der Mittelpunkt muss im Gebiet liegen.',
  'Please enter a name.': 'Bitte gib einen Namen ein.',
  'Please enter a text.': 'Bitte gib einen Text ein.',
  'Please name the partner.': 'Bitte benenne den Partner.',
  'Please enter an https address.': 'Bitte gib eine https-Adresse ein.',
  'Please choose one of the licences.': 'Bitte wähle eine der Lizenzen.',
  'Please choose languages of this product.': 'Bitte wähle Sprachen dieses Produkts.',
  'Please choose at least one language.': 'Bitte wähle mindestens eine Sprache.',
  'Please name every language once.': 'Bitte nenne jede Sprache nur einmal.',
  'Please give a reason of at least 20 characters.':
    'Bitte nenne einen Grund mit mindestens 20 Zeichen.',
  'Please enter the code that the server printed.':
    'Bitte gib den Code ein, den der Server ausgegeben hat.',
  'Please use at most {} characters.': 'Bitte schreibe höchstens {} Zeichen.',
  'Please remove invisible control characters.': 'Bitte entferne unsichtbare Steuerzeichen.',
  'Please remove invisible characters.': 'Bitte entferne unsichtbare Zeichen.',
  'This list is too long.': 'Diese Liste ist zu lang.',
  'This is too long.': 'Das ist zu lang.',
  'Please write something.': 'Bitte schreibe etwas.',
  'Please write a text.': 'Bitte schreibe einen Text.',
  'Message cannot be empty': 'Die Nachricht darf nicht leer sein',
  'Please enter a valid date or leave it empty.':
    'Bitte gib ein gültiges Datum ein, oder lass das Feld leer.',
  'Title must be at least {} characters.': 'Der Titel muss mindestens {} Zeichen lang sein.',
  'Description must be at least {} characters.':
    'Die Beschreibung muss mindestens {} Zeichen lang sein.',
  'Description must be at least {} characters':
    'Die Beschreibung muss mindestens {} Zeichen lang sein',
  'Location is required.': 'Der Ort fehlt.',
  'Please select a priority.': 'Bitte wähle eine Dringlichkeit.',
  'Please select a category.': 'Bitte wähle eine Kategorie.',
  'Solution criteria must be at least {} characters.':
    'Die Lösungskriterien müssen mindestens {} Zeichen lang sein.',
  'Please attach at most {} photos.': 'Bitte hänge höchstens {} Fotos an.',
  'Please search with at most {} characters.': 'Bitte suche mit höchstens {} Zeichen.',
  'Please type at least {} characters.': 'Bitte tippe mindestens {} Zeichen.',
  'Please enter a time such as 10 days or 3 weeks, at most {} days.':
    'Bitte gib eine Dauer an, zum Beispiel 10 Tage oder 3 Wochen, höchstens {} Tage.',
  'Proposed compensation is required': 'Die gewünschte Vergütung fehlt',
  'Estimated time is required': 'Die geschätzte Dauer fehlt',
  'Please enter a title.': 'Bitte gib einen Titel ein.',
  'Hidden by a moderator': 'Von der Moderation verborgen',
  'A moderator hid the text of this proposal. Its amount, time and votes remain.':
    'Die Moderation hat den Text dieses Vorschlags verborgen. Betrag, Dauer und Stimmen bleiben bestehen.',
  'Please say in a few words what is wrong.': 'Bitte sag in ein paar Worten, was nicht stimmt.',
  'Please choose a reason.': 'Bitte wähle einen Grund.',
  'Please choose what is to be done.': 'Bitte wähle, was geschehen soll.',
  'Please name photos of this report.': 'Bitte nenne Fotos dieser Meldung.',
  'Please choose whether the decision stands.': 'Bitte wähle, ob die Entscheidung bestehen bleibt.',
  'Please enter a whole amount in {}, for example 2500.':
    'Bitte gib einen ganzen Betrag in {} ein, zum Beispiel 2500.',
  'Please enter an amount in {}, for example 25 or {}.':
    'Bitte gib einen Betrag in {} ein, zum Beispiel 25 oder {}.',
  'Please enter an amount in {}, for example {}.':
    'Bitte gib einen Betrag in {} ein, zum Beispiel {}.',
  'The amount must be at least {}.': 'Der Betrag muss mindestens {} sein.',
  'The amount must be at most {}.': 'Der Betrag darf höchstens {} sein.',
  'The amount must be at most {} {}.': 'Der Betrag darf höchstens {} {} sein.',
  'The amount must be a multiple of {}.': 'Der Betrag muss ein Vielfaches von {} sein.',
  'The amount must be more than zero.': 'Der Betrag muss mehr als nichts sein.',
  'Please enter a multiple of {} {}.': 'Bitte gib ein Vielfaches von {} {} ein.',
  'Stripe cannot charge cards in {}. Please choose another currency, for example USD, EUR or JOD.':
    'Stripe kann Karten nicht in {} belasten. Bitte wähle eine andere Währung, zum Beispiel USD, EUR oder JOD.',
  'The smallest pledge must be at most the largest.':
    'Die kleinste Zusage darf höchstens so groß wie die größte sein.',
  'The fee must be at least {}.': 'Das Honorar muss mindestens {} betragen.',
  'By card the amount must be at most {}.': 'Mit Karte darf der Betrag höchstens {} sein.',
  'No text message can reach this number. Please check it, or use another.':
    'An diese Nummer kann keine SMS zugestellt werden. Bitte prüfe sie oder nimm eine andere.',
  'The smallest fee must be at most the largest pledge.':
    'Das kleinste Honorar darf höchstens so groß wie die größte Zusage sein.',
  'The lower limit must be at most the upper one.':
    'Die untere Grenze darf höchstens so groß wie die obere sein.',
  'Please name the delivery.': 'Bitte nenne die Sendung.',
  'Please choose a currency.': 'Bitte wähle eine Währung.',
  'Please enter an amount of the currency.': 'Bitte gib einen Betrag der Währung ein.',
  'Please enter at least one amount.': 'Bitte gib mindestens einen Betrag ein.',
  'Please enter at most {} amounts.': 'Bitte gib höchstens {} Beträge ein.',
  'Amount is required': 'Der Betrag fehlt',
  'Please enter the username of an expert.': 'Bitte gib den Benutzernamen eines Gutachters ein.',
  'A fee is required': 'Das Honorar fehlt',
  'Please write at least {} characters.': 'Bitte schreibe mindestens {} Zeichen.',
  'You have money in escrow. Withdraw your pledges, or wait until they are spent or refunded.':
    'Von dir liegt Geld auf Treuhandkonten. Nimm deine Zusagen zurück, oder warte, bis sie ausgegeben oder zurückgezahlt sind.',
  'You have proposals that can still be chosen, or work to finish. Withdraw or complete them.':
    'Du hast Vorschläge, die noch ausgewählt werden können, oder Arbeit vor dir. Zieh sie zurück, oder schließe sie ab.',
  'A payment to you or from you is on its way. Wait until it has arrived.':
    'Eine Zahlung an dich oder von dir ist unterwegs. Warte, bis sie angekommen ist.',
  'A paid report of yours is not settled. Wait until it is delivered or refunded.':
    'Ein bezahltes Gutachten von dir ist noch offen. Warte, bis es geliefert oder zurückgezahlt ist.',
  'You have a seat on a jury. Give your verdict or decline the seat.':
    'Du hast einen Platz in einer Jury. Gib dein Urteil ab, oder lehne den Platz ab.',
  'This password is not correct.': 'Dieses Passwort stimmt nicht.',
  'Please give the number with its country, like +1 312 555 0100.':
    'Bitte gib die Nummer mit Ländervorwahl an, wie +49 341 5550100.',
  'Please enter the code.': 'Bitte gib den Code ein.',
  'The code has six digits.': 'Der Code hat sechs Ziffern.',
  'Please enter a username.': 'Bitte gib einen Benutzernamen ein.',
  'Please give the two letters of the country, like US.':
    'Bitte gib die zwei Buchstaben des Landes an, wie DE.',
  'Please give the number of the document.': 'Bitte gib die Nummer des Ausweises an.',
  'This link is incomplete. Please open it from the email again.':
    'Dieser Link ist nicht vollständig. Bitte öffne ihn noch einmal aus der E-Mail.',
  'Please name every kind at most once.': 'Bitte nenne jede Art höchstens einmal.',
  'Password must be at least {} characters.': 'Das Passwort muss mindestens {} Zeichen haben.',
  'This password is one of the most common, which attackers try first. Please choose another.':
    'Dieses Passwort gehört zu den häufigsten, die zuerst probiert werden. Bitte wähle ein anderes.',
  'Attackers also try names with digits or symbols around them first. Please choose another password.':
    'Auch ein Name mit Ziffern oder Zeichen drum herum wird zuerst probiert. Bitte wähle ein anderes Passwort.',
  "Passwords don't match": 'Die Passwörter stimmen nicht überein',
  'Please enter a valid email address.': 'Bitte gib eine gültige E-Mail-Adresse ein.',
  'This name could be mistaken for one of the people who run this site.':
    'Dieser Name klänge nach jemandem, der diese Seite betreibt.',
  'Please use at least one letter.': 'Bitte verwende mindestens einen Buchstaben.',
  'Please use fewer marks on one letter.':
    'Bitte verwende weniger Zeichen über einem einzelnen Buchstaben.',
  'The provider sent no response.': 'Der Anmeldedienst hat keine Antwort geschickt.',
  'Please select a preferred role.': 'Bitte wähle eine bevorzugte Rolle.',
  'Please enter your username or email.': 'Bitte gib Benutzernamen oder E-Mail-Adresse ein.',
  'Please enter one of your recovery codes.': 'Bitte gib einen deiner Wiederherstellungscodes ein.',
  'Username must be at least {} characters.': 'Der Benutzername muss mindestens {} Zeichen haben.',
  'Please use a username without spaces or @.':
    'Bitte wähle einen Benutzernamen ohne Leerzeichen und ohne @.',
  'Please use letters, digits, dots, hyphens and underscores only.':
    'Bitte verwende nur Buchstaben, Ziffern, Punkte, Bindestriche und Unterstriche.',
  'Location at {}, {}': 'Ort bei {}, {}',
  'Please choose release or refund.': 'Bitte wähle Auszahlung oder Rückzahlung.',
  'Please choose a role.': 'Bitte wähle eine Rolle.',
  'Please choose to approve or to reject.': 'Bitte wähle Zustimmen oder Ablehnen.',
  'Please accept or decline.': 'Bitte nimm an, oder lehne ab.',
  'The accuracy is a number of metres.': 'Die Genauigkeit ist eine Zahl in Metern.',
  'The position is too uncertain. Please try again outdoors.':
    'Die Position ist zu ungenau. Bitte versuche es im Freien noch einmal.',
  'Please describe the work in at least {} characters.':
    'Bitte beschreibe die Arbeit mit mindestens {} Zeichen.',
  'Please choose one to five stars.': 'Bitte wähle einen bis fünf Sterne.',
  'Please explain in at least {} characters.': 'Bitte begründe es mit mindestens {} Zeichen.',
  'Please name what the key is for.': 'Bitte schreibe, wofür der Schlüssel ist.',
  'A key is for report, update or both.': 'Ein Schlüssel ist für report, update oder beides.',
  'Please choose what the key may do.': 'Bitte wähle, was der Schlüssel darf.',
  'Please enter the address.': 'Bitte gib die Adresse ein.',
  'Please choose what it is told.': 'Bitte wähle, was gemeldet wird.',
  'Please enter the key too: the one before was for another address.':
    'Bitte gib auch den Schlüssel ein: Der bisherige war für eine andere Adresse.',
  'Please enter an https address on the open internet.':
    'Bitte gib eine https-Adresse im offenen Internet ein.',
};
