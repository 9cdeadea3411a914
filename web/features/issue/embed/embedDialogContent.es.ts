import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './embedDialogContent.ts';

export const embedDialogContent = {
  titles: {
    issue: 'Mostrar este problema en otro sitio',
    map: 'Mostrar este mapa en otro sitio',
  },
  text: 'Copia esto donde deba aparecer. Muestra el estado actual, en claro u oscuro según prefiera quien lee, y no guarda cookies.',
  labels: { issue: 'Código para insertar el problema', map: 'Código para insertar el mapa' },
  copy: 'Copiar código',
  copied: 'Copiado',
  close: 'Cerrar',
} satisfies Texts<typeof original.embedDialogContent>;
