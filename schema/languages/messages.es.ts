import { errors } from './errors.es.ts';
import { transfer } from './transfer.es.ts';

/** Messages of the contract in Spanish, by the English text; `{}` is a placeholder. */
export const messages: Readonly<Record<string, string>> = {
  ...errors,
  ...transfer,
  'This picture is damaged. Please choose another.': 'Esta imagen está dañada. Elige otra.',
  'This picture has more than 120 megapixels. Please choose a smaller one.':
    'Esta imagen tiene más de 120 megapíxeles. Elige una más pequeña.',
  'This browser cannot read HEIC pictures. On an iPhone, choose Most Compatible under Settings, Camera, Formats, or send a JPG.':
    'Este navegador no puede leer imágenes HEIC. En un iPhone, elige «El más compatible» en Ajustes, Cámara, Formatos, o envía un JPG.',
  'Fund it, fix it, make the difference': 'Financia, repara y marca la diferencia',
  'Report local problems on a map, fund the fix together, and see it done.':
    'Reporta problemas locales en un mapa, financia el arreglo en comunidad y míralo hecho.',
  'This page needs JavaScript. Please switch it on and load this page again.':
    'Esta página necesita JavaScript. Actívalo y vuelve a cargarla.',
  'The app could not be loaded. It is tried again every few seconds.':
    'No se pudo cargar la aplicación. Se vuelve a intentar cada pocos segundos.',
  'Load it again': 'Cargar de nuevo',
  'Please choose a PNG, JPEG or WebP picture. An SVG has to be exported as PNG first.':
    'Elige una imagen PNG, JPEG o WebP. Un SVG hay que exportarlo antes como PNG.',
  'Please choose a picture of less than 1 MB.': 'Elige una imagen de menos de 1 MB.',
  'This picture is damaged or too large to decode. The current logo stays in use.':
    'Esta imagen está dañada o es demasiado grande para leerla. Se sigue mostrando el logotipo anterior.',
  'Please enter a color like #0a7d55.': 'Introduce un color como #0a7d55.',
  'The edge is 180, 192 or 512.': 'El borde es 180, 192 o 512.',
  'Please name the body.': 'Ponle nombre al organismo.',
  'Please choose at least one category.': 'Elige al menos una categoría.',
  'Please choose at most {} categories.': 'Elige como máximo {} categorías.',
  'Please give the address of the endpoint, beginning with https://.':
    'Escribe la dirección del servicio, que empieza por https://.',
  'An area is a polygon of GeoJSON: rings of positions as longitude and latitude.':
    'Una zona es un polígono de GeoJSON: anillos de posiciones con longitud y latitud.',
  'Please give an area of at most {} points.': 'Indica una zona de {} puntos como máximo.',
  'This file is not GeoJSON.': 'Este archivo no es GeoJSON.',
  'Only people within {} m can say what is there.':
    'Solo quien está a menos de {} m puede decir qué hay allí.',
  'Please say by which day.': 'Di hasta qué día.',
  'Please choose a day from today on.': 'Elige un día a partir de hoy.',
  'Please choose an answer.': 'Elige una respuesta.',
  'Please name the category.': 'Ponle nombre a la categoría.',
  'Please write the question.': 'Escribe la pregunta.',
  'Please write the answer.': 'Escribe la respuesta.',
  'Please give the question an id of small letters, digits and _.':
    'Da a la pregunta un identificador de letras minúsculas, cifras y _.',
  'Please give the answer an id of small letters, digits and _.':
    'Da a la respuesta un identificador de letras minúsculas, cifras y _.',
  'Please choose what kind of answer the question takes.':
    'Elige qué tipo de respuesta admite la pregunta.',
  'Please say whether the question has to be answered.': 'Indica si la pregunta es obligatoria.',
  'Please give at most {} answers to choose from.': 'Ofrece como máximo {} respuestas para elegir.',
  'Please give at least {} answers to choose from.': 'Ofrece al menos {} respuestas para elegir.',
  'Every answer needs an id of its own.': 'Cada respuesta necesita un identificador propio.',
  'Every question needs an id of its own.': 'Cada pregunta necesita un identificador propio.',
  'Please enter a unit.': 'Introduce una unidad.',
  'Please enter a number, or leave the limit empty.': 'Introduce un número o deja el límite vacío.',
  'The largest number must not be below the smallest.':
    'El número mayor no puede ser inferior al menor.',
  'Please ask at most {} questions.': 'Haz como máximo {} preguntas.',
  'Please answer at most {} questions.': 'Responde como máximo a {} preguntas.',
  'Please answer this question.': 'Responde a esta pregunta.',
  'The questions have changed. Please look through your answers.':
    'Las preguntas han cambiado. Revisa tus respuestas.',
  'Please choose one of the answers.': 'Elige una de las respuestas.',
  'Please enter a number within the limits.': 'Introduce un número dentro de los límites.',
  'Please name at most {} addresses.': 'Indica como máximo {} direcciones.',
  'Please choose an icon.': 'Elige un icono.',
  'Please give the category an id of small letters, digits and _.':
    'Dale a la categoría un id de letras minúsculas, cifras y _.',
  'Please say whether the category is retired.': 'Indica si la categoría está retirada.',
  'Please use at most {} categories.': 'No pases de {} categorías.',
  'Every category needs an id of its own.': 'Cada categoría necesita un id propio.',
  'Please offer at least one category.': 'Ofrece al menos una categoría.',
  'A saved category cannot be deleted: retire it instead.':
    'Una categoría ya guardada se queda: en su lugar, retírala.',
  'There is no such category here. Add it to the settings, or write another one.':
    'Aquí no existe esa categoría. Añádela en la configuración o escribe otra.',
  'Please use one line without <, > and ".': 'Escribe una sola línea sin <, > ni ".',
  '{} must be a number.': '{} debe ser un número.',
  '{} must be a valid number.': '{} debe ser un número válido.',
  '{} must be between -{} and {}.': '{} debe estar entre -{} y {}.',
  West: 'El valor del oeste',
  South: 'El valor del sur',
  East: 'El valor del este',
  North: 'El valor del norte',
  Latitude: 'La latitud',
  Longitude: 'La longitud',
  'Please name the area.': 'Ponle nombre a la zona.',
  'The area must have south below north, and west below east unless it lies across the date line.':
    'En la zona, el sur debe ser menor que el norte, y el oeste menor que el este salvo que cruce la línea de cambio de fecha.',
  'The centre must lie in the area.': 'El centro debe estar dentro de la zona.',
  'Please enter a name.': 'Escribe un nombre.',
  'Please enter a text.': 'Escribe un texto.',
  'Please name the partner.': 'Escribe el nombre del colaborador.',
  'Please enter an https address.': 'Escribe una dirección https.',
  'Please choose one of the licences.': 'Elige una de las licencias.',
  'Please choose languages of this product.': 'Elige idiomas de este producto.',
  'Please choose at least one language.': 'Elige al menos un idioma.',
  'Please name every language once.': 'Nombra cada idioma una sola vez.',
  'Please give a reason of at least 20 characters.': 'Indica un motivo de al menos 20 caracteres.',
  'Please enter the code that the server printed.': 'Escribe el código que mostró el servidor.',
  'Please use at most {} characters.': 'Escribe como mucho {} caracteres.',
  'Please remove invisible control characters.': 'Quita los caracteres de control invisibles.',
  'Please remove invisible characters.': 'Quita los caracteres invisibles.',
  'This list is too long.': 'Esta lista es demasiado larga.',
  'This is too long.': 'Es demasiado largo.',
  'Please write something.': 'Escribe algo.',
  'Please write a text.': 'Redacta un texto.',
  'Message cannot be empty': 'El mensaje no puede estar vacío',
  'Please enter a valid date or leave it empty.': 'Escribe una fecha válida o déjalo vacío.',
  'Title must be at least {} characters.': 'El título debe tener al menos {} caracteres.',
  'Description must be at least {} characters.':
    'La descripción debe tener al menos {} caracteres.',
  'Description must be at least {} characters': 'La descripción debe tener al menos {} caracteres',
  'Location is required.': 'Falta la ubicación.',
  'Please select a priority.': 'Elige una prioridad.',
  'Please select a category.': 'Elige una categoría.',
  'Solution criteria must be at least {} characters.':
    'Los criterios de solución deben tener al menos {} caracteres.',
  'Please attach at most {} photos.': 'Adjunta como mucho {} fotos.',
  'Please search with at most {} characters.': 'Busca con {} caracteres como mucho.',
  'Please type at least {} characters.': 'Teclea al menos {} caracteres.',
  'Please enter a time such as 10 days or 3 weeks, at most {} days.':
    'Indica un plazo, por ejemplo 10 días o 3 semanas, de {} días como mucho.',
  'Proposed compensation is required': 'Falta la compensación propuesta',
  'Estimated time is required': 'Falta el plazo estimado',
  'Please enter a title.': 'Escribe un título.',
  'Hidden by a moderator': 'Oculto por un moderador',
  'A moderator hid the text of this proposal. Its amount, time and votes remain.':
    'Un moderador ocultó el texto de esta propuesta. Su importe, su plazo y sus votos se mantienen.',
  'Please say in a few words what is wrong.': 'Di en pocas palabras qué está mal.',
  'Please choose a reason.': 'Elige un motivo.',
  'Please choose what is to be done.': 'Elige qué hay que hacer.',
  'Please name photos of this report.': 'Indica fotos de este reporte.',
  'Please choose whether the decision stands.': 'Elige si la decisión se mantiene.',
  'Please enter a whole amount in {}, for example 2500.':
    'Escribe un importe entero en {}, por ejemplo 2500.',
  'Please enter an amount in {}, for example 25 or {}.':
    'Escribe un importe en {}, por ejemplo 25 o {}.',
  'Please enter an amount in {}, for example {}.': 'Escribe un importe en {}, por ejemplo {}.',
  'The amount must be at least {}.': 'El importe debe ser al menos {}.',
  'The amount must be at most {}.': 'El importe debe ser como mucho {}.',
  'The amount must be at most {} {}.': 'El importe debe ser como mucho {} {}.',
  'The amount must be a multiple of {}.': 'El importe debe ser un múltiplo de {}.',
  'The amount must be more than zero.': 'El importe debe ser mayor que cero.',
  'Please enter a multiple of {} {}.': 'Escribe un múltiplo de {} {}.',
  'Stripe cannot charge cards in {}. Please choose another currency, for example USD, EUR or JOD.':
    'Stripe no puede cobrar con tarjeta en {}. Elige otra moneda, por ejemplo USD, EUR o JOD.',
  'The smallest pledge must be at most the largest.':
    'El aporte mínimo no puede superar el máximo.',
  'The fee must be at least {}.': 'El honorario debe ser de al menos {}.',
  'By card the amount must be at most {}.': 'Con tarjeta, el importe no puede superar {}.',
  'No text message can reach this number. Please check it, or use another.':
    'Ningún SMS puede llegar a este número. Compruébalo o usa otro.',
  'The smallest fee must be at most the largest pledge.':
    'El honorario mínimo no puede superar el aporte máximo.',
  'The lower limit must be at most the upper one.':
    'El límite inferior no puede superar el superior.',
  'Please name the delivery.': 'Indica el envío.',
  'Please choose a currency.': 'Elige una moneda.',
  'Please enter an amount of the currency.': 'Escribe un importe de la moneda.',
  'Please enter at least one amount.': 'Escribe al menos un importe.',
  'Please enter at most {} amounts.': 'Escribe como mucho {} importes.',
  'Amount is required': 'Falta el importe',
  'Please enter the username of an expert.': 'Escribe el nombre de usuario de un experto.',
  'A fee is required': 'Falta el honorario',
  'Please write at least {} characters.': 'Escribe al menos {} caracteres.',
  'You have money in escrow. Withdraw your pledges, or wait until they are spent or refunded.':
    'Tienes dinero en garantía. Retira tus aportes, o espera a que se gasten o se devuelvan.',
  'You have proposals that can still be chosen, or work to finish. Withdraw or complete them.':
    'Tienes propuestas que aún se pueden elegir, o trabajo por terminar. Retíralas o complétalo.',
  'A payment to you or from you is on its way. Wait until it has arrived.':
    'Hay un pago para ti o tuyo en camino. Espera a que haya llegado.',
  'A paid report of yours is not settled. Wait until it is delivered or refunded.':
    'Tienes un informe pagado pendiente. Espera a que se entregue o se devuelva.',
  'You have a seat on a jury. Give your verdict or decline the seat.':
    'Tienes un puesto en un jurado. Da tu veredicto o rechaza el puesto.',
  'This password is not correct.': 'Esta contraseña no es correcta.',
  'Please give the number with its country, like +1 312 555 0100.':
    'Escribe el número con el prefijo de su país, como +1 312 555 0100.',
  'Please enter the code.': 'Escribe el código.',
  'The code has six digits.': 'El código tiene seis cifras.',
  'Please enter a username.': 'Escribe un nombre de usuario.',
  'Please give the two letters of the country, like US.':
    'Escribe las dos letras del país, como US.',
  'Please give the number of the document.': 'Escribe el número del documento.',
  'This link is incomplete. Please open it from the email again.':
    'Este enlace no está completo. Vuelve a abrirlo desde el correo.',
  'Please name every kind at most once.': 'Nombra cada tipo como mucho una vez.',
  'Password must be at least {} characters.': 'La contraseña debe tener al menos {} caracteres.',
  'This password is one of the most common, which attackers try first. Please choose another.':
    'Esta contraseña es de las más comunes, que se prueban primero. Elige otra.',
  'Attackers also try names with digits or symbols around them first. Please choose another password.':
    'Un nombre con cifras o signos alrededor también se prueba primero. Elige otra contraseña.',
  "Passwords don't match": 'Las contraseñas no coinciden',
  'Please enter a valid email address.': 'Escribe una dirección de correo válida.',
  'This name could be mistaken for one of the people who run this site.':
    'Este nombre parecería el de alguien que lleva este sitio.',
  'Please use at least one letter.': 'Usa al menos una letra.',
  'Please use fewer marks on one letter.': 'Usa menos signos sobre una misma letra.',
  'The provider sent no response.': 'El proveedor no envió ninguna respuesta.',
  'Please select a preferred role.': 'Elige un rol preferido.',
  'Please enter your username or email.': 'Escribe tu nombre de usuario o tu correo.',
  'Please enter one of your recovery codes.': 'Escribe uno de tus códigos de recuperación.',
  'Username must be at least {} characters.':
    'El nombre de usuario debe tener al menos {} caracteres.',
  'Please use a username without spaces or @.': 'Usa un nombre de usuario sin espacios ni @.',
  'Please use letters, digits, dots, hyphens and underscores only.':
    'Usa solo letras, cifras, puntos, guiones y guiones bajos.',
  'Location at {}, {}': 'Ubicación en {}, {}',
  'Please choose release or refund.': 'Elige liberar o devolver.',
  'Please choose a role.': 'Elige un rol.',
  'Please choose to approve or to reject.': 'Elige aprobar o rechazar.',
  'Please accept or decline.': 'Acepta o rechaza.',
  'The accuracy is a number of metres.': 'La precisión es un número de metros.',
  'The position is too uncertain. Please try again outdoors.':
    'La posición es demasiado imprecisa. Inténtalo de nuevo al aire libre.',
  'Please describe the work in at least {} characters.':
    'Describe el trabajo con al menos {} caracteres.',
  'Please choose one to five stars.': 'Elige de una a cinco estrellas.',
  'Please explain in at least {} characters.': 'Explícalo con al menos {} caracteres.',
  'Please name what the key is for.': 'Escribe para qué es la clave.',
  'A key is for report, update or both.': 'Una clave es para report, update o ambos.',
  'Please choose what the key may do.': 'Elige qué puede hacer la clave.',
  'Please enter the address.': 'Escribe la dirección.',
  'Please choose what it is told.': 'Elige qué se le comunica.',
  'Please enter the key too: the one before was for another address.':
    'Introduce también la clave: la anterior era para otra dirección.',
  'Please enter an https address on the open internet.':
    'Escribe una dirección https de la internet abierta.',
};
