import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const joinUsContent = {
  title: 'انضم إلى مجتمعنا',
  lead: 'اختر من أين تبدأ. الدور تفضيل فحسب: يمكن لكل شخص القيام بالأدوار الثلاثة.',
  description:
    'انضم إلى Trybe مُبلِّغًا أو متبرّعًا أو منفّذًا. أبلِغ عن المشكلات المحلية، أو موِّل حلّها، أو احصل على أجر مقابل حلّها.',
} satisfies Texts<typeof original.joinUsContent>;
