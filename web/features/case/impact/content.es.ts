import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const impactContent = {
  title: 'Lo que hizo tu dinero',
  before: 'Antes',
  after: 'Después',
  share: (spent, share) => `Tus ${spent} fueron el ${share} del total.`,
  cost: (title, cost, solver) => `«${title}» costó ${cost} y lo hizo ${solver}.`,
  print: 'Imprimir',
  flow: {
    title: 'Seguir mi dinero',
    pledged: 'Aportaste',
    parts: {
      held: 'En garantía',
      solver: 'Al solucionador',
      platform: 'Parte de la plataforma',
      back: 'De vuelta a ti',
    },
    borne: 'Recuperado después, a cargo de la plataforma',
  },
} satisfies Texts<typeof original.impactContent>;
