import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './moneyContent.ts';

export const moneyContent = {
  heading: 'الأموال',
  hint: 'عملة واحدة للموقع كله. تُكتب المبالغ أعدادًا عشرية بنقطة ودون فواصل بين الخانات.',
  currency: 'العملة',
  currencyHint:
    'عند اختيار عملة أخرى تُقترح أدناه مبالغ مدوّرة. يمكن تغييرها حتى أول تعهّد أو دفعة أو عرض.',
  fixed: 'تبقى كما هي: كُتبت بها تعهّدات أو دفعات أو عروض، ولا شيء يحدّد قيمتها بعملة أخرى.',
  presets: 'المبالغ المعروضة عند التعهّد',
  presetsHint: 'حتى ستة، تفصل بينها فاصلة منقوطة.',
  limits: {
    pledgeMin: { label: 'أصغر تعهّد' },
    pledgeMax: { label: 'أكبر تعهّد' },
    largeEscrow: {
      label: 'مراجعة ثانية فوق',
      hint: 'إذا زاد ما في حساب الضمان على ذلك فالسكوت ليس موافقة، ويحتاج الحكم إلى سفيرين.',
    },
    premiumFeeMin: {
      label: 'أدنى أجر للخبير',
      hint: 'عن تقرير مستقل في عمل منجز.',
    },
    fundingLowBelow: { label: 'التصفية: تمويل قليل تحت' },
    fundingHighAbove: { label: 'التصفية: تمويل كبير فوق' },
  },
} satisfies Texts<typeof original.moneyContent>;
