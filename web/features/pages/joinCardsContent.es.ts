import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './joinCardsContent.ts';

export const joinCardsContent = [
  {
    title: 'Reporta problemas',
    text: 'Pon en el mapa lo que está mal y di cuándo se da por resuelto.',
    points: [
      'Reporta con una foto y un marcador, con o sin señal',
      'Define los criterios de solución',
      'Sigue el problema hasta que esté resuelto',
    ],
    action: 'Empezar a reportar',
  },
  {
    title: 'Hazte donante',
    text: 'Pon dinero en los problemas que te importan, desde {oneDollar}.',
    points: [
      'Aporta a un depósito en garantía reservado para un solo problema',
      'Mira cuánto dinero respalda cada propuesta',
      'Vota quién debe hacer el trabajo',
    ],
    action: 'Empezar a donar',
  },
  {
    title: 'Hazte solucionador',
    text: 'Ofrece una solución, por tu cuenta o como empresa, y gana lo que pides.',
    points: [
      'Encuentra en el mapa trabajo financiado cerca de ti',
      'Compite en calidad, precio y plazo',
      'Construye una trayectoria a la vista de todos',
    ],
    action: 'Empezar a resolver',
  },
] satisfies Texts<typeof original.joinCardsContent>;
