import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

const days = (count: number) => (count === 1 ? 'un día' : `${count} días`);

export const retentionContent = {
  sessionDays: days,
  sessionMaxDays: days,
  deviceDays: days,
  accountTraceDays: days,
  replyKeptDays: days,
  failedSignInHours: (count) => `${count} horas`,
} satisfies Texts<typeof original.retentionContent>;

export const privacyContent = {
  title: 'Política de privacidad',
  lead: 'Qué sabe Trybe de ti, por qué, quién puede verlo y cómo deshacerte de ello.',
  description:
    'Qué guarda Trybe sobre ti y tus fotos, qué es público, qué se queda en tu dispositivo y cuáles son tus derechos. No es para menores de 16 años.',
  lastUpdated: '18 de mayo de 2025',
  sections: [
    {
      id: 'short',
      title: 'En resumen',
      blocks: [
        {
          list: [
            'Sin publicidad, sin rastreo, sin analítica de terceros, sin venta de datos.',
            'Lo que haces por un problema es público bajo tu nombre de usuario. Tu dirección de correo no lo es.',
            'Las fotos pierden sus datos ocultos en tu dispositivo antes de enviarse.',
            'Cookies solo para mantener la sesión iniciada y para tu idioma.',
          ],
        },
      ],
    },
    {
      id: 'kept',
      title: 'Qué guardamos',
      blocks: [
        {
          terms: [
            [
              'Cuenta',
              'Nombre de usuario, dirección de correo, rol preferido y el día en que te registraste. Tu contraseña solo se guarda como hash Argon2, del que no se puede leer. Si has confirmado la dirección se guarda con el día; los enlaces que te enviamos por correo se guardan como hash hasta que se usan o son demasiado antiguos.',
            ],
            [
              'Un nombre de usuario anterior',
              'Si lo cambias: cuándo, y durante 180 días un resumen, que solo puede hacer esta instalación, de cómo era el antiguo, para que nadie más lo tome y se haga pasar por ti.',
            ],
            [
              'Lo que muestras',
              'Solo si lo rellenas: un nombre, unas palabras sobre ti y una imagen. Son públicos y aparecen junto a tu nombre de usuario; el registro público solo tiene el nombre de usuario. De la imagen se guarda un cuadrado, sin datos ocultos; la que reemplazas o quitas deja de verse enseguida y se borra en dos días.',
            ],
            [
              'Llaves de acceso',
              'Solo si añades una: su clave pública, un nombre del dispositivo en palabras, cuándo se creó y se usó por última vez, y tus códigos de recuperación como hash. Lo que desbloquea tu dispositivo, como una huella, nunca sale de él.',
            ],
            [
              'Servicio de inicio de sesión',
              'Solo si inicias sesión con uno que ofrezca esta instalación: un resumen de quién eres allí y el día en que lo vinculaste. El servicio ve que inicias sesión aquí, y cuándo.',
            ],
            [
              'Segunda confirmación',
              'Solo si das una. De un número de teléfono, un resumen que solo puede hacer esta instalación y sus dos últimas cifras; de un documento que ha visto un operador, nada más que un resumen así. Para que una confirmación sirva a una sola cuenta, el resumen se conserva 12 meses después de que la retires o elimines la cuenta, sin tu nombre.',
            ],
            [
              'Dónde tienes la sesión iniciada',
              'Por cada sesión, el navegador y el sistema en palabras, cuándo empezó y, con precisión de una hora, cuándo se usó por última vez. Las ves y las cierras en tu configuración; desaparecen cuando terminan.',
            ],
            [
              'Lo que publicas',
              'Reportes con su lugar y sus fotos, aportes, propuestas, votos y mensajes, cada uno con su hora.',
            ],
            [
              'Lo que sigues',
              'Los problemas y las zonas que sigues, desde cuándo, y con qué frecuencia quieres el resumen. Nadie más lo ve; desaparece con tu cuenta.',
            ],
            [
              'Fotos',
              'La imagen tal como la envió tu dispositivo se guarda en privado como prueba, hasta que se elimine el reporte o tu cuenta. Lo que ven los demás son copias más pequeñas hechas de ella, sin datos ocultos. Una foto o un video que ningún reporte ni ninguna prueba nombra se borra después de un día. Una foto que retira un moderador se borra enseguida, original y copias.',
            ],
            [
              'Caras y matrículas que tapaste',
              'Nada. Los recuadros forman parte de la imagen antes de que se guarde para enviarla; la imagen sin ellos se descarta en tu dispositivo y nunca sale de él.',
            ],
            [
              'Lugar y hora de una foto',
              'Solo si aceptas en el formulario de reporte. Si no, no se envía nada más que la imagen.',
            ],
            [
              'Libros y registro',
              'Cada movimiento de dinero y lo que se hizo con un problema. El registro nombra a las personas solo con un resumen con sal, y los valores cambiados solo con compromisos con sal, para que siga íntegro cuando se borra una cuenta o un problema.',
            ],
            [
              'Denuncias a moderadores',
              'Qué denunciaste y por qué, hasta que elimines tu cuenta; solo lo leen embajadores y operadores, sin tu nombre. Lo que decidieron sobre lo que publicaste, con su motivo y tu apelación, se guarda con tu cuenta. En el registro público de un problema solo está lo que se decidió, sin el contenido, el motivo ni un nombre.',
            ],
            [
              'Notificaciones push y correo',
              'Qué novedades quieres, según tu configuración, y por cada dispositivo la dirección que dio su navegador para las notificaciones push. Un dispositivo se olvida cuando cierras la sesión en él, lo quitas, o su navegador ya no existe.',
            ],
            [
              'Qué cuentas van juntas',
              'Resúmenes, que solo puede hacer esta instalación, del navegador con el que inicias sesión, de su dirección para notificaciones push, de la marca de tu tarjeta y de la de tu cuenta bancaria, y de tu red con los diez minutos en que iniciaste sesión, aportaste o votaste, durante {accountTraceDays} desde la última vez que se vieron. Sirven para una sola cosa: que nadie tenga dos puestos en un jurado, ni uno en el jurado de su propio caso. Si se devolvieron pagos con tarjeta de una cuenta eliminada, la marca de su tarjeta se guarda 30 días, para que nadie pague y lo retire sin fin.',
            ],
            [
              'Respuestas a lo que envías',
              'Para que algo que tu dispositivo envía por segunda vez ocurra una sola vez, nuestra respuesta se guarda durante {replyKeptDays}. Después solo quedan los identificadores, los importes y el recibo de lo que nunca debe ocurrir dos veces.',
            ],
            [
              'Registro técnico',
              'Método, tipo de página, estado y duración de una petición. Ninguna dirección, ningún contenido, ninguna cookie. Para frenar ataques, las direcciones de red se cuentan en memoria y, en los inicios de sesión, los registros y los correos pedidos, hasta dos horas en la base de datos, con un resumen que solo puede hacer esta instalación. Donde el operador tiene un programa que deja fuera a quien prueba contraseñas, la dirección de red de un inicio de sesión fallido se escribe también en un archivo propio, que se borra al cabo de {failedSignInHours}.',
            ],
          ],
        },
      ],
    },
    {
      id: 'public',
      title: 'Quién puede ver qué',
      blocks: [
        {
          table: {
            caption: 'Tus datos y quién los ve',
            head: ['Qué', 'Todos', 'Con sesión iniciada', 'Solo tú'],
            rows: [
              ['Nombre de usuario, lo que muestras, reportes, fotos', 'Sí', 'Sí', 'Sí'],
              ['Aportes con su importe, propuestas, votos', 'Sí', 'Sí', 'Sí'],
              ['Mensajes en conversaciones', 'No', 'Sí', 'Sí'],
              ['Dirección de correo, notificaciones', 'No', 'No', 'Sí'],
              ['Reportes sin enviar en tu dispositivo', 'No', 'No', 'Sí'],
            ],
          },
        },
      ],
    },
    {
      id: 'device',
      title: 'Qué se queda en tu dispositivo',
      blocks: [
        'Para que la app se abra y funcione sin conexión, tu navegador guarda copias de listas públicas, problemas visitados y teselas del mapa, y el tema que elegiste. Los reportes, cambios y mensajes que esperan para enviarse se guardan con sus fotos hasta que el servidor los ha confirmado. Cerrar la sesión no los borra: se envían cuando tú, y solo tú, vuelvas a iniciarla en ese dispositivo. En un dispositivo compartido, revisa la bandeja de salida antes de irte.',
        'Una cookie, **trybe.sid**, mantiene tu sesión iniciada. Termina cuando cierras la sesión, o tras {sessionDays} sin uso, y en todo caso tras {sessionMaxDays}. Otra, **trybe.device**, es un número aleatorio por el que vemos durante {deviceDays} que ya has iniciado sesión con este navegador, para que quien pruebe tu contraseña desde otra parte no pueda dejarte fuera. **trybe-language** guarda durante un año el idioma que has elegido. Donde una instalación lee de copias de su base de datos, **trybe.position** dice durante un minuto, después de que escribas algo, hasta dónde debe haber llegado una copia para que lo veas.',
      ],
    },
    {
      id: 'others',
      title: 'Quién más participa',
      blocks: [
        'El mapa incorporado y la búsqueda de lugares vienen de este sitio. Para el detalle de las calles, el mapa puede cargar teselas de un proveedor que el propio mapa nombra en su borde, por defecto OpenStreetMap; ese proveedor ve entonces tu dirección de red y la zona que miras. Si el operador ha configurado un geocodificador externo, nuestro servidor le pasa las búsquedas de lugares, sin tu dirección.',
        'Una notificación push viaja por el servicio de quien hace tu navegador, cifrada para que solo tu navegador pueda leerla. Un correo viaja por el servidor de correo del operador hasta tu dirección. Las novedades sobre tu dinero y tus plazos se envían hasta que las desactives, en la configuración o con un toque en uno de esos correos; las demás no se envían si no lo eliges. También se envía lo que atañe a tu cuenta: el enlace que confirma una dirección, una contraseña nueva que alguien pidió, una contraseña que se cambió. Un código para tu teléfono viaja por el proveedor de SMS del operador, que ve el número. A una dirección que nadie ha confirmado no se envía nada más que ese enlace.',
        'Si el operador ha nombrado un organismo responsable de un lugar y una categoría, un reporte así se le envía por correo o a su propio sistema: su título, su descripción y su lugar, con la dirección de su página, nunca tu nombre ni tu correo. Lo que responde el organismo es público; lo que tú digas a su «arreglado» queda en el registro público sin tu nombre.',
        'Donde una instalación acepta dinero real, pagas en una página de Stripe, que recibe tu tarjeta y lo que necesita saber para eso; nosotros recibimos el importe, si se pagó, y una marca por la que Stripe reconoce la tarjeta. Un solucionador que quiere cobrar responde allí a las preguntas de Stripe. Con dinero de prueba no va nada a Stripe.',
        'La empresa de alojamiento del operador trata datos por encargo nuestro. Nadie más recibe ninguno, salvo que una ley nos obligue.',
      ],
    },
    {
      id: 'retention',
      title: 'Cuánto tiempo',
      blocks: [
        'Datos de la cuenta: hasta que elimines la cuenta. Entonces se borran tus nombres, lo que dijiste de ti, tu imagen, dirección, contraseña, configuración y novedades; lo que publicaste y decidiste se queda sin tu nombre, igual que los avisos que otros recibieron antes. Problemas y sus conversaciones: mientras ayuden a otros a entender lo que se decidió. Anotaciones contables: mientras la ley exija registros de dinero. Un problema eliminado desaparece de la vista, y sus anotaciones se quedan.',
      ],
    },
    {
      id: 'rights',
      title: 'Tus derechos',
      blocks: [
        'Puedes tener una copia de lo que se guarda sobre ti, con tus fotos y videos: pídela en [Tus datos](/profile?section=settings&page=data) en tu configuración; está lista en minutos y disponible 24 horas. Puedes pedir que se corrija o se borre, y oponerte a su uso. Para borrar tu cuenta, elige [Eliminar la cuenta](/profile?section=settings&page=data) en tu configuración; tiene que esperar hasta que tu dinero y tus obligaciones estén liquidados. Para todo lo demás escribe a {privacy} desde la dirección de tu cuenta; recibes respuesta en 30 días. También puedes reclamar ante la autoridad de protección de datos del lugar donde vives.',
      ],
    },
    {
      id: 'children',
      title: 'Menores',
      blocks: [
        'Trybe no es para menores de 16 años. Si sabes que un menor se ha registrado, dínoslo, y cerraremos la cuenta y borraremos sus datos.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios',
      blocks: [
        'Cuando cambia esta política, también cambia la fecha de arriba. Si un cambio afecta a lo que pasa con datos que ya tenemos, te lo decimos antes de que se aplique.',
      ],
    },
  ],
} satisfies Texts<typeof original.privacyContent>;
