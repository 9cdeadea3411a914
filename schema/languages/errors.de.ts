export const errors = {
  'Please check the marked fields.': 'Bitte prüfe die markierten Felder.',
  'Username, email or password is not correct.':
    'Benutzername, E-Mail-Adresse oder Passwort stimmt nicht.',
  'This account also needs its passkey or one of its recovery codes.':
    'Dieses Konto braucht zusätzlich seinen Passkey oder einen seiner Wiederherstellungscodes.',
  'This is not one of your recovery codes, or it has already been used.':
    'Das ist keiner deiner Wiederherstellungscodes, oder er wurde schon benutzt.',
  'Please sign in to continue.': 'Bitte melde dich an, um fortzufahren.',
  'You do not have permission to do this.': 'Das darfst du nicht.',
  'This needs a passkey: sign in with yours, or add one under “Passkeys” in your settings first.':
    'Das geht nur mit einem Passkey: Melde dich mit deinem an, oder füge zuerst in deinen Einstellungen unter „Passkeys“ einen hinzu.',
  'Confirm your email address first: follow the link in the email we sent you, or have it sent again in your settings.':
    'Bestätige zuerst deine E-Mail-Adresse: Folge dem Link in unserer E-Mail, oder lass sie dir in deinen Einstellungen noch einmal schicken.',
  'This needs a second proof of who you are, besides your email address: your settings list the options.':
    'Dafür brauchen wir neben deiner E-Mail-Adresse eine zweite Bestätigung, wer du bist: Die Möglichkeiten stehen in deinen Einstellungen.',
  'This needs a recent sign-in: please log out, sign in again, and do it within 15 minutes.':
    'Dafür muss deine Anmeldung frisch sein: Melde dich ab und wieder an und versuche es innerhalb von 15 Minuten.',
  'This passkey was not accepted. Please try again; if it belongs to another account or site, choose another.':
    'Dieser Passkey wurde nicht angenommen. Bitte versuche es noch einmal; gehört er zu einem anderen Konto oder einer anderen Seite, wähle einen anderen.',
  'This request came from another site and was refused.':
    'Diese Anfrage kam von einer anderen Website und wurde abgelehnt.',
  'This was meant in the name of another person than the one who is signed in now. Please load the page again.':
    'Das war im Namen einer anderen Person gemeint als der, die jetzt angemeldet ist. Bitte lade die Seite neu.',
  'This account is frozen and read-only.': 'Dieses Konto ist eingefroren und kann nur lesen.',
  'A moderator has temporarily restricted this account: see “Decisions” for the reason, and to appeal.':
    'Die Moderation hat dieses Konto für eine Weile eingeschränkt: Den Grund und den Weg zum Widerspruch findest du unter „Entscheidungen“.',
  'There is nothing here.': 'Hier ist nichts.',
  "The issue you're looking for doesn't exist or has been removed.":
    'Das gesuchte Problem gibt es nicht, oder es wurde entfernt.',
  'This proposal does not exist.': 'Diesen Vorschlag gibt es nicht.',
  'This pledge does not exist or has already been refunded.':
    'Diese Zusage gibt es nicht, oder sie ist schon zurückgegangen.',
  'This proof does not exist.': 'Diesen Nachweis gibt es nicht.',
  'This decision does not exist.': 'Diese Entscheidung gibt es nicht.',
  'Nothing like this was announced.': 'Dergleichen wurde nicht angekündigt.',
  'This objection does not exist.': 'Diesen Einwand gibt es nicht.',
  'This ruling does not exist.': 'Diesen Schiedsspruch gibt es nicht.',
  'This order does not exist.': 'Diesen Auftrag gibt es nicht.',
  'This person does not exist.': 'Diese Person gibt es nicht.',
  'This image does not exist.': 'Dieses Bild gibt es nicht.',
  'This video does not exist.': 'Dieses Video gibt es nicht.',
  'There is no map tile here.': 'Hier gibt es keine Kartenkachel.',
  'The same request is still being processed. Please try again in a moment.':
    'Dieselbe Anfrage wird noch bearbeitet. Bitte versuche es gleich noch einmal.',
  'This username is taken. Please choose another.':
    'Diesen Benutzernamen gibt es schon. Bitte wähle einen anderen.',
  'A username can be changed once every {} days. Please try again later.':
    'Der Benutzername lässt sich nur alle {} Tage ändern. Bitte versuche es später noch einmal.',
  'Many accounts were made from your network within the last hour. Please reload this page and try again: your device then solves a short task first, and you can register.':
    'Aus deinem Netz wurden in der letzten Stunde viele Konten angelegt. Lade die Seite neu und versuche es noch einmal: Dann löst dein Gerät zuerst eine kurze Aufgabe, und du kannst dich registrieren.',
  'An account with this email already exists. Please sign in.':
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melde dich an.',
  'This site sends no email. Its operator can help: see the address on the help page.':
    'Diese Installation verschickt keine E-Mails. Der Betreiber hilft dir weiter: Die Adresse steht auf der Hilfeseite.',
  'This site has no other sign-in service.': 'Diese Installation hat keinen anderen Anmeldedienst.',
  'The sign-in service does not vouch for your email address. Confirm it there, or register here with a password.':
    'Der Anmeldedienst bürgt nicht für deine E-Mail-Adresse. Bestätige sie dort, oder registriere dich hier mit einem Passwort.',
  'An account with this email already exists. Sign in to it as usual, then link it in your settings.':
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich wie gewohnt an und verknüpfe es dann in deinen Einstellungen.',
  'This sign-in is linked to another account, or this account to another sign-in.':
    'Diese Anmeldung ist mit einem anderen Konto verknüpft, oder dieses Konto mit einer anderen Anmeldung.',
  'This is the only way into your account. Set a password first.':
    'Das ist der einzige Zugang zu deinem Konto. Lege zuerst ein Passwort fest.',
  'This site does not send text messages. Your settings list other ways to confirm who you are.':
    'Diese Installation verschickt keine SMS. In deinen Einstellungen stehen andere Wege, dich zu bestätigen.',
  'This already confirms another account, or did until recently. It can confirm only one account.':
    'Das bestätigt schon ein anderes Konto oder tat es bis vor Kurzem. Es kann nur ein Konto bestätigen.',
  'This link was already used or has expired. Please request a new one.':
    'Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte fordere einen neuen an.',
  'Not tried yet: something sent before it has to arrive first.':
    'Noch nicht versucht: Etwas vorher Gesendetes muss zuerst ankommen.',
  'This id is already used by something else.': 'Diese Kennung ist schon vergeben.',
  'Something of yours is still open, so the account cannot be deleted yet. Nothing was changed.':
    'Von dir ist noch etwas offen, deshalb lässt sich das Konto noch nicht löschen. Es wurde nichts geändert.',
  'This issue was changed by someone else in the meantime.':
    'Dieses Problem wurde inzwischen von jemand anderem geändert.',
  'Somebody else changed these settings in the meantime. Reload them before you change them.':
    'Jemand anderes hat diese Einstellungen inzwischen geändert. Lies sie noch einmal, bevor du sie änderst.',
  'Work on this issue has begun, so it can no longer be deleted.':
    'Die Arbeit an diesem Problem hat begonnen, deshalb lässt es sich nicht mehr löschen.',
  'This issue is completed and can no longer be changed.':
    'Dieses Problem ist abgeschlossen und lässt sich nicht mehr ändern.',
  'This was merged into another report. Please continue there.':
    'Das wurde zweimal gemeldet und geht bei der anderen Meldung weiter.',
  'You already have {} open proposals for this issue. Withdraw one of them to make room for another.':
    'Du hast zu diesem Problem schon {} offene Vorschläge. Ziehe einen davon zurück, um Platz für einen anderen zu machen.',
  'A solver has been chosen for this issue, so it takes no more proposals.':
    'Für dieses Problem ist schon jemand ausgewählt; es nimmt keine Vorschläge mehr an.',
  'You have already reported this. Moderators will look at it.':
    'Du hast das schon gemeldet. Die Moderation sieht es sich an.',
  'This is not possible at this stage of the case.':
    'An dieser Stelle des Verfahrens ist das nicht möglich.',
  'This case has been frozen and hidden for as long as the rules allow: {} days in all, {} once a second ambassador has frozen it too. It goes on now: object to the proof, or rule once it is up to you.':
    'Dieser Fall war schon so lange eingefroren und verborgen, wie es die Regeln erlauben: insgesamt {} Tage, oder {}, sobald ihn ein zweiter Botschafter eingefroren hat. Er geht jetzt weiter: Erhebe einen Einwand gegen den Nachweis, oder entscheide, sobald es an dir ist.',
  'After {} card pledges that went back because of you within {} days, also from accounts with the same card, there are no further card pledges in that time: each costs the site a fee. Your other pledges stay, and you can still withdraw them. Please pledge again once {} days have passed since the first of them.':
    'Nach {} Zusagen per Karte, die deinetwegen innerhalb von {} Tagen zurückgingen, auch von Konten mit derselben Karte, gibt es in dieser Zeit keine weiteren per Karte: Jede kostet die Seite eine Gebühr. Deine übrigen Zusagen bleiben, und du kannst sie weiter zurücknehmen. Bitte sage wieder zu, wenn seit der ersten {} Tage vergangen sind.',
  'The money of this issue is frozen until it has been reviewed.':
    'Das Geld dieses Problems ist eingefroren, bis der Fall geprüft ist.',
  'There is not enough money in escrow to pay the agreed amount.':
    'Auf dem Treuhandkonto liegt nicht genug Geld für den vereinbarten Betrag.',
  'The time to pay for this pledge has run out, and nothing was charged. Please pledge again.':
    'Die Zeit zum Bezahlen dieser Zusage ist abgelaufen; es wurde nichts abgebucht. Bitte sage den Betrag noch einmal zu.',
  'This upload id already belongs to another picture.':
    'Unter dieser Kennung liegt schon ein anderes Bild.',
  'This upload continues at another byte.': 'Dieser Upload geht bei einem anderen Byte weiter.',
  'This describes no piece of a file.': 'Das beschreibt kein Stück einer Datei.',
  'The image must be less than 5MB.': 'Das Bild muss kleiner als 5 MB sein.',
  'The video must be at most 40MB.': 'Das Video darf höchstens 40 MB groß sein.',
  'Your photos and videos have used up the storage of your account (2 GB). Files that no report or proof uses are deleted after a day: please try again then.':
    'Deine Fotos und Videos haben den Speicher deines Kontos (2 GB) aufgebraucht. Dateien, die zu keiner Meldung und keinem Nachweis gehören, werden nach einem Tag gelöscht: Bitte versuche es dann noch einmal.',
  'The request is too large.': 'Die Anfrage ist zu groß.',
  'Please upload a JPG, PNG, or WebP image.': 'Bitte lade ein Bild als JPG, PNG oder WebP hoch.',
  'Please choose an MP4 or WebM video.': 'Bitte wähle ein Video im Format MP4 oder WebM.',
  'This video is damaged. Please record it again.':
    'Dieses Video ist beschädigt. Bitte nimm es noch einmal auf.',
  'The video must be at most 30 seconds long.': 'Das Video darf höchstens 30 Sekunden lang sein.',
  'This picture is damaged or too large to read. Please choose another.':
    'Dieses Bild ist beschädigt oder zu groß zum Lesen. Bitte wähle ein anderes.',
  'This code is wrong or has expired, or was tried too often. Please try again, or have a new one sent.':
    'Dieser Code ist falsch, abgelaufen oder wurde zu oft probiert. Bitte versuche es noch einmal, oder lass dir einen neuen schicken.',
  'This is not the code that the server printed when it started.':
    'Das ist nicht der Code, den der Server beim Start ausgegeben hat.',
  'The sign-in was not completed or took too long. Please start again, and stay in the same window.':
    'Die Anmeldung wurde nicht abgeschlossen oder hat zu lange gedauert. Bitte fange noch einmal an und bleibe im selben Fenster.',
  'This proof was started more than 14 days ago or for other work. Please start it again.':
    'Dieser Nachweis wurde vor mehr als 14 Tagen oder für eine andere Arbeit begonnen. Bitte fange ihn neu an.',
  'This file was changed on the way. Please send it again.':
    'Diese Datei wurde unterwegs verändert. Bitte sende sie noch einmal.',
  'A photo of this report has not arrived yet.':
    'Ein Foto dieser Meldung ist noch nicht angekommen.',
  'A photo of this report was changed on the way.':
    'Ein Foto dieser Meldung ist verändert angekommen.',
  'You cannot do this with your own content.': 'Das ist von dir selbst.',
  'You cannot do this on an issue you reported.':
    'Bei einem Problem, das du selbst gemeldet hast, geht das nicht.',
  'You cannot vote on your own proposal.':
    'Über deinen eigenen Vorschlag kannst du nicht abstimmen.',
  'You have a stake in this case, so you cannot decide it.':
    'Du bist an diesem Fall beteiligt und kannst ihn deshalb nicht entscheiden.',
  'Your account was used in one browser, or with one card or payout account, with that of somebody whom this concerns, so you cannot decide it. Please use another browser for what you decide: our privacy notice says when the connection is forgotten. Meanwhile somebody else can decide.':
    'Dein Konto wurde im selben Browser oder mit derselben Karte oder demselben Auszahlungskonto benutzt wie das von jemandem, den dies betrifft; deshalb kannst du hier nicht entscheiden. Bitte benutze für deine Entscheidungen einen anderen Browser: Wann die Verbindung vergessen wird, steht in der Datenschutzerklärung. Bis dahin kann jemand anderes entscheiden.',
  'Your trust score is too low to propose solutions at the moment.':
    'Dein Vertrauenswert ist zurzeit zu niedrig, um Lösungen vorzuschlagen.',
  'You already follow the maximum number of areas. Please unfollow one first.':
    'Du folgst schon so vielen Gebieten, wie möglich sind. Bitte beende zuerst eines.',
  'You already have the maximum number of alerts. Please end one first.':
    'Du hast schon so viele Hinweise, wie möglich sind. Bitte beende zuerst einen.',
  'There is no room for another body. Change one that is there instead.':
    'Für eine weitere Stelle ist kein Platz. Ändere stattdessen eine vorhandene.',
  'This report has all the answers that it can take.':
    'Diese Meldung hat schon so viele Antworten, wie sie haben kann.',
  'Too many requests. Please wait a moment.': 'Zu viele Anfragen. Bitte warte einen Moment.',
  'Something went wrong on our side. Nothing you sent was lost; please try again.':
    'Bei uns ist etwas schiefgegangen. Nichts von dir ging verloren; bitte versuche es noch einmal.',
  'The payment service is not responding. Nothing was charged; please try again.':
    'Der Zahlungsdienst antwortet nicht. Es wurde nichts abgebucht; bitte versuche es noch einmal.',
  'The sign-in service is not responding. Please try again in a few minutes, or sign in another way.':
    'Der Anmeldedienst antwortet nicht. Bitte versuche es in ein paar Minuten noch einmal, oder melde dich anders an.',
  'The code could not be sent right now. Please try again in a few minutes.':
    'Der Code konnte gerade nicht gesendet werden. Bitte versuche es in ein paar Minuten noch einmal.',
  'The service is starting or stopping. Please try again in a moment.':
    'Der Dienst startet oder endet gerade. Bitte versuche es gleich noch einmal.',
  'The currency can no longer be changed: amounts have been recorded in it.':
    'Die Währung bleibt, wie sie ist: Beträge stehen darin, und nichts sagt, was sie in einer anderen wären.',
  'This is being sent right now, or will be within minutes. Please check again then.':
    'Das wird gerade versucht oder ist in wenigen Minuten fällig. Bitte sieh dann noch einmal nach.',
  'No more keys are allowed. Please revoke one that is no longer used first.':
    'Mehr Schlüssel sind nicht erlaubt. Bitte widerrufe erst einen, der nicht mehr benutzt wird.',
  'No more webhooks are allowed. Please remove one first.':
    'Mehr Webhooks sind nicht erlaubt. Bitte entferne erst einen.',
} as const;
