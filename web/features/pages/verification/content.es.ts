import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import { ruleWords as rule } from '#web/features/pages/ruleWords.ts';

export const verificationContent = {
  title: 'Proceso de verificación',
  lead: 'Quién decide que un problema está resuelto, con qué reglas y cuándo se mueve el dinero.',
  description:
    'Cómo verifica Trybe que un problema está resuelto: criterios, prueba, tres niveles de revisión, garantía, reputación y registros públicos.',
  sections: [
    {
      id: 'status',
      title: 'En resumen',
      blocks: [
        `Esta página describe las reglas de la plataforma, y el software las cumple: reportes con criterios de solución, aportes en garantía con libros de partida doble, votos que pesan según los aportes, la elección de una propuesta tras un anuncio público de ${rule.selectionNotice}, la prueba del solucionador, votaciones, el jurado, resoluciones de embajadores, pago, reembolsos, reputación y los registros públicos. Donde los pagos de una instalación son de prueba, no se cobra a ninguna tarjeta ni se paga a ningún banco; “dinero de prueba” aparece donde aparece un importe.`,
        {
          terms: [
            ['Autor del reporte', 'Reportó el problema y escribió sus criterios de solución.'],
            ['Donantes', 'Tienen dinero en el depósito en garantía del problema.'],
            ['Solucionador', 'Propuso la solución y la lleva a cabo.'],
            ['Verificadores', 'El jurado de la comunidad: miembros sin intereses en el problema.'],
            [
              'Embajadores y equipo central',
              'Tienen la última palabra cuando todo lo demás ha fallado.',
            ],
          ],
        },
      ],
    },
    {
      id: 'criteria',
      title: '1. Criterios de solución claros',
      blocks: [
        'Cada reporte dice cuándo se da por resuelto antes de que se aporte {firstDollar}. Los buenos criterios los puede comprobar alguien que no estuvo allí:',
        {
          list: [
            'qué hay que arreglar exactamente, con fotos de referencia si ayudan',
            'el resultado esperado, medible si es posible',
            'los recursos que lleva el trabajo',
            'una fecha, si importa',
            'cuál es su gravedad: baja, media o alta, lo que dice su prioridad',
          ],
        },
        'Cuando ha ganado una propuesta, el título, el lugar, las fotos y los criterios quedan bloqueados hasta que termine su trabajo; quien reportó puede añadir notas. Antes de eso es posible un cambio: a todos los que tienen dinero en el problema se les muestran las dos versiones y pueden retirar el dinero. Una propuesta conserva los criterios para los que se hizo, y por ellos se juzga su trabajo.',
      ],
    },
    {
      id: 'proof',
      title: '2. Entrega de la prueba',
      blocks: [
        'Cuando el trabajo está hecho, el solucionador entrega la prueba, tomada con un teléfono, también sin señal. Una vez entregada queda bloqueada; después solo se le pueden añadir observaciones.',
        {
          list: [
            'una foto de antes, con hora y lugar',
            'una foto de después, desde el mismo ángulo',
            'un registro en el mapa, en el lugar',
            'un resumen de lo que se hizo',
            `si se quiere, un video de como mucho ${rule.video}`,
          ],
        },
        'El servidor compara la hora, el lugar y el parecido con el problema y con fotos anteriores, y muestra qué encaja y qué no. Estas comprobaciones informan a quienes deciden. Nunca deciden por sí mismas.',
      ],
    },
    {
      id: 'layers',
      title: '3. Verificación en varios niveles',
      blocks: [
        { subtitle: 'Nivel 1: autor y donantes' },
        `Votan durante ${rule.ballotWindow}. Quien reportó tiene el ${rule.creatorWeight} del peso, el mayor donante el ${rule.topDonorWeight}, y los demás donantes comparten el ${rule.otherDonorsWeight} en proporción a sus aportes. Un donante único tiene todo el ${rule.loneDonorWeight} de los donantes; si nadie más que quien reportó tiene dinero en el problema, decide esa persona sola. Si el problema se importó, llegó del programa de un socio o la cuenta de quien reportó ya no existe, deciden los donantes solos. Hace falta más de la mitad del peso emitido, y tiene que participar al menos la mitad de todo el peso. Ninguna respuesta gana contra el dinero de los donantes, y nada se acepta mientras haya una objeción abierta: eso es un conflicto, igual que un empate. Tras un rechazo el solucionador tiene ${rule.secondProof} para una segunda prueba, o ${rule.appeal} para recurrir al jurado. Los pesos se congelan cuando se elige la propuesta: el dinero que llega después no da voz.`,
        { subtitle: 'Nivel 2: jurado de la comunidad' },
        `Un conflicto hace entrar a cinco verificadores de la región, sorteados entre miembros que ya han verificado y no tienen intereses en el caso. También una participación demasiado baja si hay más de ${rule.largeEscrow} en garantía; hasta esa suma el silencio es consentimiento, y el plazo de más abajo sigue corriendo. Cualquiera puede repetir el cálculo del sorteo. Deciden tres de cinco, en ${rule.juryWindow}.`,
        { subtitle: 'Nivel 3: embajadores' },
        'Las disputas complejas y los jurados que no llegan a una decisión pasan a un embajador o al equipo central, que resuelven con motivos por escrito. Mientras tanto pueden congelar el dinero, ordenar reembolsos y denunciar cuentas. Su decisión es definitiva.',
        `Los embajadores de un caso son los que tienen el cargo y ningún interés en él cuando se elige la propuesta; también entonces se fija qué cuenta como mucho dinero. Nombramientos, ceses y ajustes posteriores no cambian nada. Sin resolución definitiva en ${rule.arbitrationMax} deciden los votos del dinero de los donantes, sin quienes tienen relación con el solucionador: más síes que noes paga, cualquier otra cosa reembolsa.`,
        `Un problema que se oculta o se congela antes de que se elija algo no admite aportes ni votos, y los donantes pueden retirar los suyos. Con un solucionador elegido, ocultarlo detiene el caso como mucho ${rule.hiddenMax}, y ocultarlo y congelarlo en conjunto como mucho ${rule.heldMax}, o ${rule.heldByTwoMax} desde que lo congela un segundo embajador. Después sigue solo, y el tiempo gastado no vuelve; lo que se levanta cuenta un día más, por el aviso que una liberación necesita de nuevo. En un caso oculto nadie puede actuar, así que sus plazos se retrasan otro tanto.`,
      ],
    },
    {
      id: 'escrow',
      title: '4. Garantía automática y liberación del dinero',
      blocks: [
        'Cada aporte se anota por partida doble en el depósito en garantía de su problema, y la propia base de datos rechaza libros que no sumen cero. También rechaza una liberación sin la decisión que la permite:',
        {
          list: [
            `Si lo acepta una votación, el dinero se libera, pero en las primeras ${rule.acceptanceAfter} tras la prueba solo si han aprobado todos los donantes con voto. Si no, la prueba ha iniciado un plazo de ${rule.autoRelease}. Si nadie objeta y hay como mucho ${rule.largeEscrow} en garantía, se libera entonces; por encima de esa suma un jurado mira el trabajo cuando han votado muy pocos.`,
            `Ninguna liberación por plazo sin un aviso al menos ${rule.releaseNotice} antes.`,
            `Cualquier parte implicada puede presentar una objeción con su justificación. Una objeción detiene el plazo. Son partes implicadas quien reportó, los donantes y los embajadores del momento de la elección, y el solucionador. Después de la votación hay una sola pausa de ${rule.lateFlag} para todas las objeciones juntas; luego decide un jurado. Una objeción sin fundamento cuesta confianza.`,
            `Al menos el ${rule.solverShare} de lo que se retira va al solucionador, pagado en un plazo de ${rule.payout}. Lo que queda vuelve a los donantes, hasta el último céntimo.`,
          ],
        },
      ],
    },
    {
      id: 'reputation',
      title: '5. Sistema de reputación',
      blocks: [
        {
          terms: [
            [
              'Puntuación de confianza',
              `${rule.trustRange} para cada miembro; ${rule.trustStart} y se calcula a partir del registro con una única regla publicada.`,
            ],
            [
              'Solucionadores',
              'Problemas resueltos, valoración media y con qué frecuencia se disputó su trabajo.',
            ],
            [
              'Verificadores',
              'Con qué frecuencia acertaron, con qué frecuencia coincidieron con el resultado, y una clasificación mensual.',
            ],
          ],
        },
        `La fórmula y el registro de cada puntuación están en la página pública de cada miembro, que se abre desde su nombre en propuestas y aportes; los verificadores de cada mes están en la [clasificación](/leaderboard). Por debajo de ${rule.trustToPropose} un miembro no puede proponer. Una cuenta cuyo abuso han confirmado dos embajadores pierde confianza y puede quedar congelada: entonces no empieza nada nuevo, hasta que un embajador levante la congelación y diga por qué; conserva su voto, su prueba y su cobro en los casos elegidos antes. La confianza perdida no vuelve.`,
      ],
    },
    {
      id: 'premium',
      title: '6. Verificación prémium',
      blocks: [
        `Para un trabajo que necesita a un experto, quien reportó o un donante puede añadir a un validador independiente por un honorario adicional de ${rule.premiumFee} o más. Los validadores son personas que los operadores han designado y que no tienen intereses en el problema. El honorario queda en garantía como todo lo demás, se gana al entregar un informe antes de que se cierre la votación y, si no, se devuelve entero. El informe se muestra a quienes votan y no lleva voto propio.`,
      ],
    },
    {
      id: 'transparency',
      title: '7. Panel de transparencia',
      blocks: [
        'La [página de transparencia](/transparency) muestra para todo el sitio lo que está en garantía, lo que se liberó, se reembolsó y se retuvo como comisión, las disputas abiertas, los pagos con retraso, cuánto tardaron las decisiones y la última revisión de todos los libros.',
        'Cada cambio de un problema se escribe en un registro en el que cada entrada lleva la huella de la anterior. El registro y los libros de cada problema son públicos en una página propia, donde tu navegador vuelve a calcular las huellas; las personas aparecen allí como resúmenes. Una vez al día se publican los finales de todos los registros con una sola huella sobre ellos, para que quien la anotó pueda demostrar un cambio posterior.',
      ],
    },
    {
      id: 'challenges',
      title: 'Retos y soluciones',
      blocks: [
        {
          table: {
            caption: 'Cada reto con su solución',
            head: ['Reto', 'Solución'],
            rows: [
              [
                'Se afirma un trabajo que no se hizo',
                'Prueba con hora, lugar y fotos; el dinero sigue en garantía hasta que se verifica',
              ],
              [
                'Quien reportó rechaza un buen trabajo',
                'Tiene la mitad del peso, no todo; un conflicto pasa a un jurado',
              ],
              [
                'Un donante rico decide solo',
                `Con dos donantes o más, el mayor tiene como mucho el ${rule.topDonorWeight}; uno solo tiene tanto como quien reportó, y decide un jurado si no coinciden`,
              ],
              [
                'Nadie vota',
                `Con ${rule.largeEscrow} o menos en garantía, el dinero se libera tras ${rule.autoRelease} sin objeción y con un aviso; con más, decide un jurado`,
              ],
              [
                'Amigos en el jurado',
                'Se sortea entre personas sin intereses en el caso; cualquiera puede repetir el cálculo',
              ],
              [
                'Se vuelven a usar fotos antiguas',
                'La hora, el lugar y el parecido se comparan con el problema y con fotos anteriores',
              ],
              [
                'Se cambian los registros después',
                'Los libros y el registro solo pueden crecer, y cada entrada está encadenada a la anterior',
              ],
            ],
          },
        },
        '¿Preguntas sobre la verificación? Escribe a {contact}.',
      ],
    },
  ],
} satisfies Texts<typeof original.verificationContent>;
