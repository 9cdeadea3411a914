import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const accessibilityContent = {
  title: 'Accesibilidad',
  lead: 'Trybe es para todas las personas que viven aquí, vean, oigan o sujeten lo que puedan.',
  description:
    'Qué tan accesible es Trybe, con qué se ha comprobado, qué falta todavía y a quién avisar.',
  lastUpdated: '28 de noviembre de 2026',
  sections: [
    {
      id: 'aim',
      title: 'Qué nos proponemos',
      blocks: [
        'Las páginas de este sitio quieren cumplir las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2 en el nivel AA, en las que se basa la norma europea EN 301 549. Todo se puede hacer solo con el teclado, con 360 píxeles de ancho, con texto grande, en tema claro y oscuro, y con menos movimiento si tu dispositivo lo pide.',
      ],
    },
    {
      id: 'checked',
      title: 'Cómo se comprueba',
      blocks: [
        'Cada versión del programa se comprueba con otros programas: contraste, nombres, funciones y orden con axe en cada tipo de página, en ambos temas y dos anchos; el teclado, desde el formulario de reporte hasta el voto; la escritura de derecha a izquierda. Es una autoevaluación. Los programas encuentran más o menos la mitad de las barreras, y ninguna entidad independiente ha examinado esta instalación.',
      ],
    },
    {
      id: 'limits',
      title: 'Qué no es accesible',
      blocks: [
        {
          list: [
            'El mapa es una imagen. Los mismos problemas están en la [lista](/issues), con búsqueda, filtros y lugares en palabras.',
            'Las fotos que añaden las personas no tienen descripción propia, solo el título del problema.',
            'Los videos que se añaden como prueba no tienen subtítulos ni audiodescripción. El resumen que los acompaña es texto.',
            'Lo que escriben las personas puede ser difícil de leer o estar en otro idioma.',
            'Las páginas de otros que enlazamos, como las de pago de Stripe.',
          ],
        },
      ],
    },
    {
      id: 'tell',
      title: 'Avísanos de una barrera',
      blocks: [
        'Escribe a {contact}: qué página, qué querías hacer, qué te lo impidió y qué usas, por ejemplo un lector de pantalla. Recibirás una respuesta y, si quieres, el contenido en otra forma. Si un organismo público gestiona este sitio y su respuesta no te sirve, puedes acudir a la autoridad que hace cumplir la ley de accesibilidad en tu país.',
      ],
    },
  ],
} satisfies Texts<typeof original.accessibilityContent>;
