import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import { ruleWords as rule } from '#web/features/pages/ruleWords.ts';

export const howItWorksContent = {
  title: 'Cómo funciona',
  lead: 'De un marcador en el mapa a un arreglo que el barrio acepta, paso a paso.',
  description:
    'Cómo funciona Trybe: reporta un problema, aporta dinero en garantía, compara propuestas, vota y verifica el resultado.',
  action: 'Empezar',
  sections: [
    {
      id: 'report',
      title: '1. Reporta un problema',
      blocks: [
        'Abre [Reportar un problema](/report-issue), pon el marcador, añade una foto y describe qué está mal. El campo más importante es el último: **cuándo se da por resuelto**. Los solucionadores calculan su oferta con eso, y con eso se juzga el resultado.',
        {
          list: [
            'Tu ubicación se puede detectar, buscar o elegir en el mapa.',
            'Las fotos se reducen y se limpian de datos ocultos en tu teléfono. El lugar y la hora de la foto solo se conservan si aceptas.',
            'Sin señal, el reporte se guarda en tu dispositivo y se envía automáticamente cuando vuelve la conexión. Siempre ves si espera, se está enviando o ha llegado.',
          ],
        },
      ],
    },
    {
      id: 'pledge',
      title: '2. Aporta',
      blocks: [
        `Cualquiera con una cuenta puede sumar al fondo de un problema, desde ${rule.pledgeMin}. No hay meta fija ni fecha de cierre: el fondo crece mientras a la gente le importe, y un fondo mayor atrae mejores ofertas.`,
        'Un aporte pasa al depósito en garantía de ese único problema. Cada movimiento se anota por partida doble, y los libros tienen que sumar cero. Si quien reportó elimina un problema antes de que empiece el trabajo, cada donante recupera exactamente lo que puso.',
      ],
    },
    {
      id: 'propose',
      title: '3. Propón una solución',
      blocks: [
        'Los solucionadores dicen qué harán, cuánto piden y cuánto tardan. Todos menos quien reportó el problema pueden proponer, por su cuenta o como empresa. Las propuestas son públicas, así que compiten a la vista de todos.',
      ],
    },
    {
      id: 'vote',
      title: '4. Vota',
      blocks: [
        'Los miembros con la sesión iniciada votan a favor o en contra de una propuesta. Puedes cambiar un voto, o retirarlo dándolo otra vez. El solucionador no vota. Quien reportó solo vota con dinero propio en el problema: en contra de una propuesta, y a favor si nadie más ha aportado.',
        'Se muestran dos números: cuántas personas votaron en cada sentido y cuánto del dinero aportado respalda la propuesta. Un voto sin aporte se cuenta y se muestra, pero no suma nada {inDollars}.',
      ],
    },
    {
      id: 'work',
      title: '5. Elección y trabajo',
      blocks: [
        'Una propuesta gana cuando más de la mitad del dinero en garantía vota por ella, sin contar lo que pusieron el propio solucionador y quien reportó, al menos tanto dice que sí como que no, y la parte del fondo para el solucionador cubre su precio. Sigue un día de anuncio en el que aún se puede cambiar el voto, pero ya no las condiciones del problema. Después el solucionador tiene el tiempo que pidió, más una semana de margen.',
      ],
    },
    {
      id: 'verify',
      title: '6. Prueba, verificación y pago',
      blocks: [
        `El solucionador entrega fotos de antes y después, un registro en el lugar y un resumen, también sin señal. Primero lo miran quien reportó y los donantes; un jurado, si no coinciden; y los embajadores, si un jurado no puede resolverlo. Solo entonces se libera el dinero: al menos el ${rule.solverShare} para el solucionador, y lo que la solución no necesitó, de vuelta a los donantes.`,
        'El [proceso de verificación](/verification-process) describe cada nivel, cómo cuentan los votos en él y sus plazos.',
      ],
    },
    {
      id: 'guidelines',
      title: 'Normas de la comunidad',
      path: '/community-guidelines',
      blocks: [
        'Trybe es público y local: la gente puede encontrarse en la esquina por la que discute. Unas pocas reglas hacen que eso sea agradable.',
        {
          list: [
            '**Reporta lo que has visto.** Un problema por reporte, en el lugar donde está, con una foto.',
            '**Muestra cosas, no personas.** Deja fuera de la foto caras, matrículas y casas particulares.',
            '**Mira antes de reportar.** Si el problema ya está en el mapa, súmale tu aporte o lo que sabes.',
            '**Escribe criterios que se puedan comprobar.** “Bache rellenado al ras de la calle” es mejor que “hacerlo bien”.',
            '**Propón lo que puedes hacer.** Da un precio honesto, nombra los permisos que necesitas y no votes a tu favor a través de otros.',
            '**Habla del problema.** Sin insultos, amenazas, publicidad ni nada ilegal.',
            '**Cuida tu seguridad.** No entres nunca en el tráfico, en terreno privado ni en un lugar peligroso por una foto. En una emergencia llama a los servicios de emergencia, no a Trybe.',
          ],
        },
        'Una cuenta que actúa contra estas reglas puede quedar congelada. Entonces puede leerlo todo y no empezar nada nuevo, hasta que un embajador levante la congelación y diga por qué. Conserva su voto, su prueba y su cobro en los casos elegidos antes, y puede retirar su dinero.',
      ],
    },
    {
      id: 'begin',
      title: 'Empieza',
      blocks: [
        'Para mirar no hace falta una cuenta: abre los [problemas](/issues) o el [mapa](/map). Para reportar, aportar, proponer, votar o conversar, [inicia sesión o regístrate](/auth).',
      ],
    },
  ],
} satisfies Texts<typeof original.howItWorksContent>;
