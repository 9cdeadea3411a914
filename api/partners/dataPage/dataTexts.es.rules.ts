import type { DataTexts } from './dataTexts.rules.ts';

export const DATA_TEXTS_ES: DataTexts = {
  title: (site) => `Usar los datos de ${site}`,
  lead: 'La lista pública de problemas, abierta a cualquier programa sin clave. Los problemas ocultos no están en ella.',
  calls: 'Todas las llamadas',
  open: (site) => `Abrir ${site}`,
  examples: {
    title: 'Ejemplos',
    what: {
      geojson: 'Todos los problemas de la lista como capa de mapa',
      csv: 'Lo mismo para una hoja de cálculo',
      atom: 'Los más recientes para un lector de fuentes',
      since: 'Lo que cambió en una categoría desde un día',
      search: 'Lo que encuentra una búsqueda',
      discovery: 'Donde empieza un cliente de Open311',
      services: 'Las categorías como servicios',
      requests: 'Solicitudes abiertas, las más recientes primero',
      xml: 'Lo mismo en XML, con el dinero de cada una',
    },
  },
  feeds: {
    title: 'GeoJSON, CSV y Atom',
    text: 'GeoJSON y CSV contienen la lista entera, los más antiguos primero; Atom, los 50 más recientes. Todos aceptan estos parámetros; a otro nombre o a un valor erróneo se responde con 400 y se dice cuál.',
    columns: ['Parámetro', 'Significado'],
    filters: {
      search: 'palabras del título, de la descripción o del lugar',
      filter: 'all, critical, reported, in_progress o completed',
      category: 'el código de un servicio',
      funding: 'all, low, medium o high',
      'near, withinKm': 'una posición como latitud,longitud y los kilómetros a su alrededor',
      bbox: 'oeste,sur,este,norte en grados',
      reporterId: 'el identificador de una persona',
      since: 'cambiados desde un día o una hora: 2026-11-01 o 2026-11-01T12:00:00Z',
    },
  },
  copy: {
    title: 'Todo, una vez al mes',
    none: 'Se hace una copia en cuanto hay algo que copiar, y después a principios de cada mes.',
    made: (day, description) =>
      `Hecha el ${day}. Contiene lo que cualquiera puede leer sin cuenta y nada sobre las personas: ni nombres ni conversaciones, que son para quienes tienen cuenta. La siguiente la sustituye. En cuanto algo de ella deja de ser público, se hace de nuevo, y hasta entonces se responde con 503. <code>${description}</code> la describe, con su licencia y el SHA-256 de cada archivo.`,
    columns: ['Archivo', 'Contiene', 'Bytes'],
    contents: {
      'issues.csv': 'todos los problemas de la lista para una hoja de cálculo',
      'issues.geojson': 'lo mismo como capa de mapa',
      'ledger.csv': 'cada movimiento del dinero de estos problemas, con sus dos lados',
      'updates.csv':
        'lo que respondieron los organismos, cuándo se eligió a quien lo arregla y cuándo terminó el trabajo',
    },
  },
  licence: {
    title: 'Licencia',
    chosen: (link) => `Úsalos según ${link}.`,
    none: (whom) =>
      `Esta instalación no ha elegido ninguna. Pregunta a ${whom} antes de publicar los datos.`,
    operator: 'quien la administra',
  },
  open311: {
    title: 'Open311 GeoReport v2',
    text: 'Descubrimiento, servicios con sus atributos y solicitudes, en JSON y XML. Las solicitudes aceptan <code>service_request_id</code>, <code>service_code</code>, <code>start_date</code>, <code>end_date</code>, <code>updated_after</code>, <code>updated_before</code>, <code>status</code>, <code>page</code>, <code>page_size</code> (hasta 200) y <code>extensions=true</code>. Sin fecha, la lista llega página a página hasta la primera solicitud. Un problema está cerrado cuando su trabajo se ha comprobado y pagado.',
    conformance: 'Qué hay del estándar',
    columns: ['Parte', 'Está', 'Nota'],
    yes: 'sí',
    no: 'no',
    example: 'Ejemplo',
    parts: {
      discovery: ['Service discovery', 'JSON y XML, sin clave.'],
      services: [
        'GET services',
        'Las categorías en uso, JSON y XML. description, keywords y group están vacíos.',
      ],
      definition: [
        'GET service definition',
        'Las preguntas de una categoría como atributos: text, number o singlevaluelist, ninguno de los otros tipos de datos.',
      ],
      requests: [
        'GET service requests',
        'Por identificador, servicio, fechas, estado y página; periodos de cualquier duración, hasta la primera solicitud.',
      ],
      request: [
        'GET service request',
        'Responde 404 cuando un problema está oculto, eliminado o unido a otro.',
      ],
      post: [
        'POST service request',
        'Como formulario o multipart, con clave. La misma clave y las mismas palabras en 24 horas son una sola solicitud.',
      ],
      token: [
        'GET service request id from a token',
        'El token es el identificador: la solicitud existe al momento, así que POST responde con él.',
      ],
      media: [
        'media_url y archivos en el formulario',
        'Hasta cinco imágenes: direcciones https de la internet abierta, o archivos.',
      ],
      extensions: [
        'extensions=true',
        'Añade extended_attributes: title, priority, escrow, currency, pledgers, offers, affected, url.',
      ],
      updates: [
        'Service request updates (extensión de FixMyStreet)',
        'GET sin clave, POST con una.',
      ],
      jurisdiction: [
        'jurisdiction_id',
        'Puede omitirse. Es el host de esta instalación, o un dominio del que forma parte; a cualquier otra se responde con 404.',
      ],
      addresses: [
        'address_id, zipcode',
        'Los lugares son posiciones y direcciones como texto; ambos son siempre null. A un address_id solo se responde con 400, igual que a una lista acotada por uno de ellos.',
      ],
      people: [
        'email, device_id, account_id, first_name, last_name, phone',
        'Se aceptan y se descartan, y service_notice dice cuáles: nadie pasa a ser autor de lo que envía un programa.',
      ],
      types: ['Servicios de tipo batch o blackbox', 'Todos son realtime.'],
    },
  },
  report: {
    title: 'Enviar reportes',
    text: 'Con una clave: una persona la crea en sus ajustes, y la administración crea una para el programa de la ciudad. Envía un formulario con <code>api_key</code>, <code>service_code</code>, <code>description</code> de 20 caracteres o más, <code>lat</code> y <code>long</code> o <code>address_string</code>, <code>attribute[code]</code> para lo que pregunta el servicio y hasta cinco imágenes: como <code>media_url</code>, una dirección https de la internet abierta, o como archivos de un formulario multipart. La respuesta da el <code>service_request_id</code> del reporte, que existe al momento; enviado otra vez con las mismas palabras en 24 horas, es el mismo reporte. Nadie es autor de lo que envía un programa: solo deciden quienes aportan dinero. Los nombres, direcciones y teléfonos que envían los programas no se guardan.',
    sample: 'El bordillo del cruce está roto. Una silla de ruedas no puede pasar.',
    updates:
      'Con una clave personal para conversaciones, <code>POST /open311/v2/servicerequestupdates.json</code> con <code>service_request_id</code> y <code>description</code> escribe en nombre de su dueño. Un organismo responde a lo que se le avisó con una clave que la administración crea para él: <code>status</code> es <code>received</code>, <code>will_fix</code> con <code>expected_datetime</code>, <code>not_ours</code> o <code>fixed</code>, o la palabra de FixMyStreet para ello; <code>description</code> puede faltar. Al servicio de un organismo avisado por Open311 también se le pregunta, cada 15 minutos: con esta misma llamada si la tiene, y si no con su lista de solicitudes. <code>GET</code> lee aquí lo que respondieron los organismos y qué solicitudes se asumieron y se completaron, las más antiguas primero, de 1.000 en 1.000, con <code>start_date</code>, <code>end_date</code>, <code>service_request_id</code> y <code>page</code>:',
  },
  webhooks: {
    title: 'Recibir mensajes',
    text: 'La administración añade tu dirección; los mensajes siguen la especificación <a href="https://www.standardwebhooks.com">Standard Webhooks</a>, de modo que sus bibliotecas los comprueban. Un mensaje nombra lo ocurrido (<code>issue.reported</code>, <code>edited</code>, <code>answered</code> por el organismo responsable, <code>funded</code>, <code>chosen</code>, <code>proof</code>, <code>decided</code>, <code>paid</code>, <code>refunded</code>, <code>hidden</code>) y el problema, nunca sus palabras. Responde con un estado 2xx en diez segundos; si no, vuelve durante cuatro días, siempre con el mismo <code>webhook-id</code>: guarda los identificadores y acepta cada uno una vez. 410 desactiva la dirección, <code>Retry-After</code> se respeta, las redirecciones no se siguen. Un organismo avisado por webhook recibe <code>issue.forwarded</code> con el enlace privado por el que responde, <code>answer</code>.',
  },
  embeds: {
    title: 'En tus propias páginas',
    text: 'Un problema, una lista limitada por los parámetros de arriba, por <code>sort</code> y por <code>count</code> (hasta 20), o el mapa de una zona, como página pequeña para un marco: 30 kB como máximo, sin scripts ni cookies, en claro u oscuro según prefiera quien lee. <code>lang</code> es uno de los idiomas de aquí; sin él, el de quien lee. <code>/embed/map</code> acepta <code>bbox</code>, o <code>at</code> como está en la dirección del mapa de aquí. Las páginas de los problemas y el mapa dan el código en «Insertar». Los editores que conocen <a href="https://oembed.com">oEmbed</a> lo encuentran por esas direcciones, o preguntan a <code>/api/oembed</code>.',
    oembed: 'Lo que oEmbed dice de la lista',
  },
  manners: {
    title: 'Con qué frecuencia',
    unlimited: 'Aquí no se cuentan las peticiones; sé considerado de todos modos.',
    limited: (perMinute) => `Una dirección puede enviar ${perMinute} peticiones por minuto.`,
    text: 'De listas enteras y copias, una dirección lee cuatro a la vez. A más se responde con 429 y <code>Retry-After</code>. Devuelve el <code>ETag</code> como <code>If-None-Match</code>: mientras nada cambie, la respuesta es 304 y vacía. Las páginas de otros sitios pueden leer estas direcciones (CORS); en ellas no se lee ni se pone ninguna cookie.',
  },
};
