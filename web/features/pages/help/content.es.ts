import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const imprintTitle = 'Aviso legal';

export const statusContent = {
  title: '¿Funciona todo ahora mismo?',
  link: 'El estado de este sitio',
  text: 'dice qué funciona, qué va con retraso y cuándo se comprobaron las cuentas.',
} satisfies Texts<typeof original.statusContent>;

export const helpContent = {
  title: 'Centro de ayuda',
  lead: 'Respuestas rápidas, y una persona a quien escribir cuando no bastan.',
  description:
    'Ayuda con Trybe: reportar sin señal, aportes y reembolsos, propuestas y votos, fotos y cómo contactarnos.',
  sections: [
    {
      id: 'questions',
      title: 'Preguntas habituales',
      blocks: [
        {
          question: '¿Cómo reporto un problema?',
          answer:
            'Inicia sesión y abre [Reportar un problema](/report-issue). Pon el marcador tocando el mapa, buscando el lugar o con Mi ubicación, añade hasta cinco fotos y di cuándo se da por resuelto. Un reporte lleva unos dos minutos.',
        },
        {
          question: 'No tenía señal. ¿Se ha perdido mi reporte?',
          answer:
            'No. Está guardado en tu dispositivo con sus fotos, y se envía automáticamente en cuanto vuelve la conexión y tienes la sesión iniciada. La marca de la cabecera muestra cuántos elementos esperan; tócala para ver cada uno y, cuando haya llegado, su enlace.',
        },
        {
          question: '¿Qué pasa con el dinero que aporto?',
          answer:
            'Queda en garantía para ese único problema y se muestra en su total. Si quien reportó elimina el problema antes de que empiece el trabajo, recuperas exactamente lo que pusiste. Hasta que se elija una propuesta puedes retirarlo tú, y sin propuesta ganadora vuelve solo en la fecha que figura a su lado. No se paga nada antes de que la comunidad haya [verificado](/verification-process) el trabajo; lo que no hizo falta vuelve a los donantes.',
        },
        {
          question: '¿Por qué no puedo votar una propuesta?',
          answer:
            'Tienes que haber iniciado sesión, y no puedes votar tu propia propuesta. En las propuestas para un problema que reportaste solo votas con dinero propio en él: en contra, y a favor si nadie más ha aportado. Los problemas completados ya no admiten votos.',
        },
        {
          question: 'Se rechaza mi foto. ¿Qué puedo hacer?',
          answer:
            'Las fotos son JPG, PNG o WebP y ocupan menos de 5 MB. La app reduce por sí sola las fotos grandes; si la tuya se rechaza igualmente, puede estar dañada o ser de otro tipo: haz una captura de pantalla de ella o una foto nueva.',
        },
      ],
    },
    {
      id: 'more',
      title: 'Dónde más mirar',
      blocks: [
        {
          list: [
            '[Preguntas frecuentes](/faq): más preguntas, con un buscador.',
            '[Cómo funciona](/how-it-works): cada paso en orden.',
            '[Proceso de verificación](/verification-process): quién decide que un problema está resuelto.',
            '[Normas de la comunidad](/community-guidelines): cómo es un buen reporte y qué no está permitido.',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contáctanos',
      path: '/contact',
      blocks: [
        {
          terms: [
            [
              'General',
              'Escribe a {contact}. Si se trata de un problema reportado, añade su dirección.',
            ],
            [
              'Privacidad',
              'Escribe a {privacy} para pedir copias, correcciones o el borrado de tus datos.',
            ],
            [
              'Peligro',
              'Trybe no se vigila las 24 horas. Llama primero a los servicios de emergencia.',
            ],
          ],
        },
      ],
    },
  ],
} satisfies Texts<typeof original.helpContent>;
