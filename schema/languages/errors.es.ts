export const errors = {
  'Please check the marked fields.': 'Revisa los campos marcados.',
  'Username, email or password is not correct.':
    'El nombre de usuario, el correo o la contraseña no es correcto.',
  'This account also needs its passkey or one of its recovery codes.':
    'Esta cuenta también necesita su llave de acceso o uno de sus códigos de recuperación.',
  'This is not one of your recovery codes, or it has already been used.':
    'Este no es uno de tus códigos de recuperación, o ya se usó.',
  'Please sign in to continue.': 'Inicia sesión para continuar.',
  'You do not have permission to do this.': 'No puedes hacer esto.',
  'This needs a passkey: sign in with yours, or add one under “Passkeys” in your settings first.':
    'Para esto hace falta una llave de acceso: inicia sesión con la tuya, o añade antes una en “Llaves de acceso” en tu configuración.',
  'Confirm your email address first: follow the link in the email we sent you, or have it sent again in your settings.':
    'Confirma primero tu dirección de correo: sigue el enlace del correo que te enviamos, o pide en tu configuración que se envíe de nuevo.',
  'This needs a second proof of who you are, besides your email address: your settings list the options.':
    'Para esto hace falta una segunda confirmación de quién eres, además de tu dirección de correo: en tu configuración están las formas.',
  'This needs a recent sign-in: please log out, sign in again, and do it within 15 minutes.':
    'Para esto hace falta un inicio de sesión reciente: cierra la sesión, vuelve a iniciarla y hazlo en los 15 minutos siguientes.',
  'This passkey was not accepted. Please try again; if it belongs to another account or site, choose another.':
    'No se aceptó esta llave de acceso. Inténtalo de nuevo; si pertenece a otra cuenta o a otro sitio, elige otra.',
  'This request came from another site and was refused.':
    'Esta petición venía de otro sitio y se rechazó.',
  'This was meant in the name of another person than the one who is signed in now. Please load the page again.':
    'Esto iba en nombre de otra persona que la que ahora tiene la sesión iniciada. Vuelve a cargar la página.',
  'This account is frozen and read-only.': 'Esta cuenta está congelada y solo puede leer.',
  'A moderator has temporarily restricted this account: see “Decisions” for the reason, and to appeal.':
    'Un moderador ha restringido esta cuenta por un tiempo: en “Decisiones” está el motivo, y allí puedes apelar.',
  'There is nothing here.': 'Aquí no hay nada.',
  "The issue you're looking for doesn't exist or has been removed.":
    'El problema que buscas no existe o ha sido eliminado.',
  'This proposal does not exist.': 'Esta propuesta no existe.',
  'This pledge does not exist or has already been refunded.':
    'Este aporte no existe o ya se ha devuelto.',
  'This proof does not exist.': 'Esta prueba no existe.',
  'This decision does not exist.': 'Esta decisión no existe.',
  'Nothing like this was announced.': 'No se ha anunciado nada así.',
  'This objection does not exist.': 'Esta objeción no existe.',
  'This ruling does not exist.': 'Esta resolución no existe.',
  'This order does not exist.': 'Este encargo no existe.',
  'This person does not exist.': 'Esta persona no existe.',
  'This image does not exist.': 'Esta imagen no existe.',
  'This video does not exist.': 'Este video no existe.',
  'There is no map tile here.': 'Aquí no hay ninguna tesela del mapa.',
  'The same request is still being processed. Please try again in a moment.':
    'Todavía se está procesando la misma petición. Inténtalo de nuevo en un momento.',
  'This username is taken. Please choose another.':
    'Este nombre de usuario ya está en uso. Elige otro.',
  'A username can be changed once every {} days. Please try again later.':
    'El nombre de usuario se puede cambiar una vez cada {} días. Inténtalo de nuevo más tarde.',
  'Many accounts were made from your network within the last hour. Please reload this page and try again: your device then solves a short task first, and you can register.':
    'En la última hora se han creado muchas cuentas desde tu red. Vuelve a cargar la página e inténtalo de nuevo: tu dispositivo resolverá antes una tarea breve y podrás registrarte.',
  'An account with this email already exists. Please sign in.':
    'Ya existe una cuenta con este correo. Inicia sesión.',
  'This site sends no email. Its operator can help: see the address on the help page.':
    'Esta instalación no envía correos. Su operador puede ayudarte: la dirección está en la página de ayuda.',
  'This site has no other sign-in service.':
    'Esta instalación no tiene otro servicio de inicio de sesión.',
  'The sign-in service does not vouch for your email address. Confirm it there, or register here with a password.':
    'El servicio de inicio de sesión no responde por tu dirección de correo. Confírmala allí, o regístrate aquí con una contraseña.',
  'An account with this email already exists. Sign in to it as usual, then link it in your settings.':
    'Ya existe una cuenta con este correo. Inicia sesión como siempre y después vincúlala en tu configuración.',
  'This sign-in is linked to another account, or this account to another sign-in.':
    'Este inicio de sesión está vinculado con otra cuenta, o esta cuenta con otro inicio de sesión.',
  'This is the only way into your account. Set a password first.':
    'Es la única entrada a tu cuenta. Pon antes una contraseña.',
  'This site does not send text messages. Your settings list other ways to confirm who you are.':
    'Esta instalación no envía SMS. En tu configuración hay otras formas de confirmar quién eres.',
  'This already confirms another account, or did until recently. It can confirm only one account.':
    'Esto ya confirma otra cuenta, o la confirmaba hasta hace poco. Solo puede confirmar una cuenta.',
  'This link was already used or has expired. Please request a new one.':
    'Este enlace ya se usó o ha caducado. Pide uno nuevo.',
  'Not tried yet: something sent before it has to arrive first.':
    'Aún sin intentar: antes tiene que llegar algo enviado primero.',
  'This id is already used by something else.': 'Este id ya lo usa otra cosa.',
  'Something of yours is still open, so the account cannot be deleted yet. Nothing was changed.':
    'Aún tienes algo abierto, así que la cuenta todavía no se puede eliminar. No se cambió nada.',
  'This issue was changed by someone else in the meantime.':
    'Otra persona cambió este problema mientras tanto.',
  'Somebody else changed these settings in the meantime. Reload them before you change them.':
    'Otra persona cambió esta configuración mientras tanto. Vuelve a leerla antes de cambiarla.',
  'Work on this issue has begun, so it can no longer be deleted.':
    'El trabajo en este problema ha empezado, así que ya no se puede eliminar.',
  'This issue is completed and can no longer be changed.':
    'Este problema está completado y ya no admite cambios.',
  'This was merged into another report. Please continue there.':
    'Esto se reportó dos veces y continúa en el otro reporte.',
  'You already have {} open proposals for this issue. Withdraw one of them to make room for another.':
    'Ya tienes {} propuestas abiertas para este problema. Retira una de ellas para dejar sitio a otra.',
  'A solver has been chosen for this issue, so it takes no more proposals.':
    'Ya se eligió a alguien para resolver este problema; no admite más propuestas.',
  'You have already reported this. Moderators will look at it.':
    'Ya denunciaste esto. Los moderadores lo revisarán.',
  'This is not possible at this stage of the case.': 'Esto no es posible en este punto del caso.',
  'This case has been frozen and hidden for as long as the rules allow: {} days in all, {} once a second ambassador has frozen it too. It goes on now: object to the proof, or rule once it is up to you.':
    'Este caso ya ha estado congelado y oculto todo el tiempo que permiten las reglas: {} días en total, o {} desde que lo congela un segundo embajador. Ahora sigue adelante: objeta la prueba, o resuelve cuando te corresponda.',
  'After {} card pledges that went back because of you within {} days, also from accounts with the same card, there are no further card pledges in that time: each costs the site a fee. Your other pledges stay, and you can still withdraw them. Please pledge again once {} days have passed since the first of them.':
    'Tras {} aportes con tarjeta devueltos por tu causa en {} días, también desde cuentas con la misma tarjeta, no hay más aportes con tarjeta en ese tiempo: cada uno le cuesta una comisión al sitio. Tus demás aportes se mantienen y puedes seguir retirándolos. Vuelve a aportar cuando hayan pasado {} días desde el primero.',
  'The money of this issue is frozen until it has been reviewed.':
    'El dinero de este problema está congelado hasta que se haya revisado.',
  'There is not enough money in escrow to pay the agreed amount.':
    'No hay suficiente dinero en garantía para pagar el importe acordado.',
  'The time to pay for this pledge has run out, and nothing was charged. Please pledge again.':
    'El plazo para pagar este aporte ha terminado, y no se cobró nada. Vuelve a aportar.',
  'This upload id already belongs to another picture.': 'Con este id de subida ya hay otra imagen.',
  'This upload continues at another byte.': 'Esta subida continúa en otro byte.',
  'This describes no piece of a file.': 'Esto no describe ningún trozo de un archivo.',
  'The image must be less than 5MB.': 'La imagen debe ocupar menos de 5 MB.',
  'The video must be at most 40MB.': 'El video debe ocupar como mucho 40 MB.',
  'Your photos and videos have used up the storage of your account (2 GB). Files that no report or proof uses are deleted after a day: please try again then.':
    'Tus fotos y videos han agotado el espacio de tu cuenta (2 GB). Los archivos que no usa ningún reporte ni ninguna prueba se borran después de un día: inténtalo de nuevo entonces.',
  'The request is too large.': 'La petición es demasiado grande.',
  'Please upload a JPG, PNG, or WebP image.': 'Sube una imagen JPG, PNG o WebP.',
  'Please choose an MP4 or WebM video.': 'Elige un video MP4 o WebM.',
  'This video is damaged. Please record it again.': 'Este video está dañado. Grábalo de nuevo.',
  'The video must be at most 30 seconds long.': 'El video debe durar como mucho 30 segundos.',
  'This picture is damaged or too large to read. Please choose another.':
    'Esta imagen está dañada o es demasiado grande para leerla. Elige otra.',
  'This code is wrong or has expired, or was tried too often. Please try again, or have a new one sent.':
    'Este código es incorrecto, ha caducado o se intentó demasiadas veces. Inténtalo de nuevo, o pide que se envíe otro.',
  'This is not the code that the server printed when it started.':
    'Este no es el código que mostró el servidor al arrancar.',
  'The sign-in was not completed or took too long. Please start again, and stay in the same window.':
    'El inicio de sesión no se completó o tardó demasiado. Empieza de nuevo y quédate en la misma ventana.',
  'This proof was started more than 14 days ago or for other work. Please start it again.':
    'Esta prueba se empezó hace más de 14 días o para otro trabajo. Empiézala de nuevo.',
  'This file was changed on the way. Please send it again.':
    'Este archivo llegó cambiado. Envíalo de nuevo.',
  'A photo of this report has not arrived yet.': 'Una foto de este reporte aún no ha llegado.',
  'A photo of this report was changed on the way.': 'Una foto de este reporte llegó cambiada.',
  'You cannot do this with your own content.': 'Esto es tuyo.',
  'You cannot do this on an issue you reported.':
    'No puedes hacer esto en un problema que reportaste.',
  'You cannot vote on your own proposal.': 'No puedes votar tu propia propuesta.',
  'You have a stake in this case, so you cannot decide it.':
    'Tienes intereses en este caso, así que no puedes decidirlo.',
  'Your account was used in one browser, or with one card or payout account, with that of somebody whom this concerns, so you cannot decide it. Please use another browser for what you decide: our privacy notice says when the connection is forgotten. Meanwhile somebody else can decide.':
    'Tu cuenta se usó en el mismo navegador, o con la misma tarjeta o cuenta de cobro, que la de alguien a quien esto afecta, así que no puedes decidirlo. Usa otro navegador para lo que decides: nuestra política de privacidad dice cuándo se olvida la conexión. Mientras tanto puede decidir otra persona.',
  'Your trust score is too low to propose solutions at the moment.':
    'Tu puntuación de confianza es por ahora demasiado baja para proponer soluciones.',
  'You already follow the maximum number of areas. Please unfollow one first.':
    'Ya sigues el máximo de zonas. Deja de seguir una antes.',
  'You already have the maximum number of alerts. Please end one first.':
    'Ya tienes el máximo de avisos. Termina uno antes.',
  'There is no room for another body. Change one that is there instead.':
    'No cabe otro organismo más. Cambia uno de los que ya hay.',
  'This report has all the answers that it can take.':
    'Este problema ya tiene todas las respuestas que admite.',
  'Too many requests. Please wait a moment.': 'Demasiadas peticiones. Espera un momento.',
  'Something went wrong on our side. Nothing you sent was lost; please try again.':
    'Algo falló por nuestra parte. No se perdió nada de lo que enviaste; inténtalo de nuevo.',
  'The payment service is not responding. Nothing was charged; please try again.':
    'El servicio de pagos no responde. No se cobró nada; inténtalo de nuevo.',
  'The sign-in service is not responding. Please try again in a few minutes, or sign in another way.':
    'El servicio de inicio de sesión no responde. Inténtalo de nuevo en unos minutos, o inicia sesión de otra forma.',
  'The code could not be sent right now. Please try again in a few minutes.':
    'Ahora no se pudo enviar el código. Inténtalo de nuevo en unos minutos.',
  'The service is starting or stopping. Please try again in a moment.':
    'El servicio está arrancando o deteniéndose. Inténtalo de nuevo en un momento.',
  'The currency can no longer be changed: amounts have been recorded in it.':
    'La moneda se queda como está: hay importes anotados en ella, y nada dice cuánto serían en otra.',
  'This is being sent right now, or will be within minutes. Please check again then.':
    'Esto se está intentando ahora mismo, o toca en unos minutos. Vuelve a mirar entonces.',
  'No more keys are allowed. Please revoke one that is no longer used first.':
    'No se permiten más claves. Revoca antes una que ya no se use.',
  'No more webhooks are allowed. Please remove one first.':
    'No se permiten más webhooks. Elimina uno antes.',
} as const;
