import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './brandContent.ts';

export const brandContent = {
  heading: 'Logotipo y color',
  hint: 'Aparecen en la cabecera, en los carteles, en el icono de la aplicación instalada y en botones y enlaces.',
  logo: 'Logotipo',
  logoHint:
    'PNG, JPEG o WebP de menos de 1 MB, mejor con fondo transparente. Si es más del doble de ancho que de alto, va sin el nombre al lado. Se lee en voz alta como el nombre del sitio.',
  preview: (theme) =>
    theme === 'dark' ? 'Así se ve en el tema oscuro' : 'Así se ve en el tema claro',
  choose: 'Elegir un logotipo',
  replace: 'Elegir otro logotipo',
  remove: 'Quitar el logotipo',
  problems: {
    kind: 'Elige una imagen PNG, JPEG o WebP. Un SVG hay que exportarlo antes como PNG.',
    size: 'Elige una imagen de menos de 1 MB.',
    unreadable:
      'Esta imagen está dañada o es demasiado grande para leerla. Se sigue mostrando el logotipo anterior.',
  },
  accent: 'Color de acento',
  accentHint:
    'Seis cifras tras #, como en #0a7d55. Vacío: el naranja de siempre. Cada tema muestra el tono más cercano que se lee bien en él.',
  pick: 'Escoger el color de acento',
  sample: 'Botón',
  shade: (shade, ratio) => `${shade}, contraste ${ratio} a 1`,
} satisfies Texts<typeof original.brandContent>;
