import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import { ruleWords as rule } from '#web/features/pages/ruleWords.ts';

export const aboutContent = {
  title: 'Quiénes somos',
  lead: 'Un lugar donde la gente pone problemas locales en un mapa, paga entre todos el arreglo y decide entre todos cuándo está hecho.',
  description:
    'Trybe es donde los vecinos reportan problemas locales, financian juntos el arreglo y deciden cuándo está hecho. Quiénes somos, qué queremos y cómo es.',
  sections: [
    {
      id: 'what',
      title: 'Qué es Trybe',
      blocks: [
        'Todo el mundo conoce algo roto a cinco minutos de casa: el rincón oscuro, el escalón sin rampa, el cruce que los conductores no ven. La mayoría sigue roto. No porque a nadie le importe, sino porque ese interés no tiene adónde ir. Una queja desaparece en un buzón; una donación, en un presupuesto.',
        'Trybe le da adónde ir. Un reporte se convierte en un marcador que todos pueden ver. Quienes lo quieren arreglado ponen dinero detrás, aunque solo sea {aDollar} cada uno. Quien puede hacer el trabajo dice cómo, por cuánto y en cuánto tiempo. Quienes pagan eligen, y quienes viven allí miran el resultado.',
        {
          list: [
            '**Quienes reportan** describen el problema y escriben cuándo se da por resuelto.',
            '**Los donantes** aportan dinero que se guarda para ese único problema.',
            '**Los solucionadores**, personas o empresas, compiten por hacer el trabajo.',
          ],
        },
        'Un rol es donde empiezas, no una valla. Cualquiera con una cuenta puede reportar, aportar y proponer.',
      ],
    },
    {
      id: 'mission',
      title: 'Nuestra misión',
      path: '/mission',
      blocks: [
        'Queremos que la distancia entre ver un problema y verlo arreglado sea corta, y que el dinero que hay en medio se vea en cada paso.',
        { subtitle: 'El dinero va al arreglo' },
        `Al menos el ${rule.solverShare} de lo que se paga por un problema es para quien lo resuelve. La parte se fija al hacer un aporte y no se puede cambiar a sus espaldas.`,
        { subtitle: 'Deciden quienes pagan' },
        'Cuanto más dinero hay detrás de una propuesta, más cuenta. También se cuenta y se muestra a cada votante, para que un aporte grande nunca tape lo que piensa la mayoría.',
        { subtitle: 'Todos pueden comprobarlo' },
        'Los aportes, las propuestas y los votos son públicos. Cada movimiento de dinero se anota dos veces y suma cero, y lo que se hace con un problema se escribe en un registro que solo puede crecer.',
        { subtitle: 'Funciona donde está el problema' },
        'Los problemas se encuentran en calles con una raya de señal. Un reporte escrito sin conexión se queda en el teléfono, con sus fotos, hasta que el servidor lo ha confirmado. Se envía una vez y solo una.',
      ],
    },
    {
      id: 'stories',
      title: 'Historias de éxito',
      path: '/success-stories',
      blocks: [
        'La [página de inicio](/) cuenta problemas que se resolvieron y se pagaron, si quienes los reportaron están de acuerdo. No cuenta nada más: ninguna historia inventada ni cifras redondeadas.',
        'Lo que se está haciendo ahora mismo está en la [lista de problemas](/issues) y en el [mapa](/map).',
      ],
    },
    {
      id: 'team',
      title: 'El equipo',
      path: '/team',
      blocks: [
        'Trybe está hecho para necesitarnos poco. Quienes deciden sobre un problema son quienes lo reportaron, lo pagaron y viven con él.',
        {
          terms: [
            [
              'Equipo central',
              'Mantiene el servicio, responde tus mensajes y guarda las reglas en el software y no en la cabeza.',
            ],
            [
              'Embajadores',
              'Miembros con experiencia que tienen la [última palabra](/verification-process#layers) cuando una comunidad no se pone de acuerdo.',
            ],
            [
              'La comunidad',
              'Reporta, financia, resuelve, vota y conversa. Eso es la mayor parte del trabajo, y todo el sentido.',
            ],
          ],
        },
        '¿Quieres contactarnos? Escribe a {contact}.',
      ],
    },
  ],
} satisfies Texts<typeof original.aboutContent>;
