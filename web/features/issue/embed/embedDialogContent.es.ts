import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './embedDialogContent.ts';

export const embedDialogContent = {
  title: 'Mostrar este problema en otro sitio',
  text: 'Copia esto en la página donde deba aparecer el problema. Muestra el estado actual, en claro u oscuro según prefiera quien lee, y no guarda cookies.',
  label: 'Código para insertar el problema',
  copy: 'Copiar código',
  copied: 'Copiado',
  close: 'Cerrar',
} satisfies Texts<typeof original.embedDialogContent>;
