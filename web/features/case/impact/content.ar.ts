import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './content.ts';

export const impactContent = {
  title: 'ما الذي فعلته أموالك',
  before: 'قبل',
  after: 'بعد',
  share: (spent, share) => `كان مبلغك ${spent} يعادل ${share} من الكلفة.`,
  cost: (title, cost, solver) => `كلّف «${title}» ${cost}، وأنجزه \u2068${solver}\u2069.`,
  print: 'طباعة',
  flow: {
    title: 'تتبّع أموالي',
    pledged: 'تعهّدت',
    parts: {
      held: 'في حساب الضمان',
      solver: 'إلى المنفّذ',
      platform: 'حصّة المنصّة',
      back: 'عاد إليك',
    },
    borne: 'استُرجع لاحقًا على حساب المنصّة',
  },
} satisfies Texts<typeof original.impactContent>;
