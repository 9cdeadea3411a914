import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './officialContent.ts';

export const officialContent = {
  heading: 'Wer zuständig ist',
  told: (body, day) => `${body} wurde am ${day} informiert.`,
  received: (body) => `${body} hat diese Meldung erhalten.`,
  willFix: (body, day) => `${body} will das bis ${day} beheben.`,
  not_ours: (body) => `${body} sagt, dafür nicht zuständig zu sein.`,
  fixed: (body) => `${body} sagt, das ist behoben.`,
  photo: (body) => `Foto von ${body}`,
} satisfies Texts<typeof original.officialContent>;
