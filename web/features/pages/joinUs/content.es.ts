import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const joinUsContent = {
  title: 'Únete a nuestra comunidad',
  lead: 'Elige por dónde empezar. Un rol es solo una preferencia: todos pueden hacer las tres cosas.',
  description:
    'Únete a Trybe para reportar, donar o resolver. Reporta problemas locales, financia el arreglo o cobra por resolverlos.',
} satisfies Texts<typeof original.joinUsContent>;
