import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';
import { REPORT_TEXT_MAX_LENGTH } from '#schema/moderation/moderationLimits.ts';

const things = {
  issue: 'este problema',
  message: 'este mensaje',
  proposal: 'esta propuesta',
  proof: 'esta prueba',
  profile: 'este perfil',
};

export const reportContentWords = {
  button: 'Denunciar',
  things,
  about: (kind, name) => (name === undefined ? things[kind] : `${things[kind]} de ${name}`),
  title: (kind) => `Denunciar ${things[kind]}`,
  text: 'Lo revisará un moderador. Quien lo publicó no sabrá quién lo denunció.',
  ground: '¿Qué está mal?',
  grounds: {
    abuse: 'Insultos, amenazas u odio',
    privacy: 'Muestra una cara, una matrícula, un nombre o una dirección',
    false: 'No es verdad, o busca engañar',
    spam: 'Publicidad o spam',
    unlawful: 'Va contra la ley',
    other: 'Otra cosa',
  },
  missing: 'Elige un motivo.',
  label: '¿Qué deberían saber los moderadores?',
  hint: `Como mucho ${REPORT_TEXT_MAX_LENGTH} caracteres. Solo lo leen los moderadores.`,
  submit: 'Enviar la denuncia',
  pending: 'Enviando…',
  done: 'Denuncia enviada',
  doneText: 'Gracias. Lo revisará un moderador.',
  failed: 'La denuncia no se envió',
} satisfies Texts<typeof original.reportContentWords>;
