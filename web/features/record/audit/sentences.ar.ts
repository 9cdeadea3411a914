import type { Texts } from '#schema/languages/Texts.ts';
import { PHOTOS } from '#web/format/arabicCounts.ts';
import type * as original from './sentences.ts';
const fields = new Map([
  ['title', 'العنوان'],
  ['description', 'الوصف'],
  ['location', 'المكان'],
  ['latitude', 'الموضع'],
  ['longitude', 'الموضع'],
  ['solutionCriteria', 'معايير الحل'],
  ['dueDate', 'تاريخ الاستحقاق'],
]);

const released = {
  acceptance: 'قبِل التصويت الإثبات',
  auto_release: 'لم يعترض أحد في الوقت المحدّد',
  verdict: 'قبِلت هيئة المحلّفين الإثبات',
  ruling: 'حكم سفير لصالح المنفّذ',
};

const choices = { approve: 'لصالح', reject: 'ضد' };
const votes = { upvote: 'لصالح', downvote: 'ضد' };
const ended = {
  accepted: 'قُبل الإثبات',
  rejected: 'رُفض الإثبات',
  jury: 'تقرّر هيئة محلّفين',
  waiting: 'شارك عدد قليل جدًّا، وتستمر مدّة الاعتراض',
  arbitration: 'يقرّر السفراء',
};

const official = {
  received: 'تم الاستلام',
  will_fix: 'ستُعالج المشكلة حتى يوم حدّدته',
  not_ours: 'ليست مسؤولة عن ذلك',
  fixed: 'عولجت المشكلة',
};

export const sentences = {
  issue_reported: (facts) =>
    `أُبلغ عن المشكلة. المرفقات: ${facts.listed('photos', PHOTOS) ?? 'لا صور'}.${facts.has('againOf') ? ' تعطلت من جديد بعد اكتمال بلاغ سابق.' : ''}`,
  issue_edited: (facts) => {
    const names = facts.texts('changed').map((name) => fields.get(name) ?? name);
    if (names.length === 0) return 'عُدّل البلاغ.';
    return `عُدّل البلاغ: ${[...new Set(names)].join('، ')}.`;
  },
  issue_removed: (facts) =>
    `حُذفت المشكلة. رُدّ: ${facts.counted('refundedPledges', { zero: 'لا تعهّدات', one: 'تعهّد واحد', two: 'تعهّدان', few: '# تعهّدات', many: '# تعهّدًا', other: '# تعهّد' })}.`,
  issue_told: (facts) => `أُبلغت جهة ${facts.text('body')} بهذا البلاغ.`,
  body_answered: (facts) => `ردّت جهة ${facts.text('body')}: ${facts.word('state', official)}.`,
  pledge_made: (facts) =>
    `قُدّم التعهّد ${facts.number('pledgeNumber')} بمبلغ ${facts.money('amountCents')}.`,
  pledge_withdrawn: (facts) => `سحب متبرّع تعهّدًا بمبلغ ${facts.money('amountCents')}.`,
  pledge_moved: (facts) =>
    `نقل متبرّع تعهّدًا بمبلغ ${facts.money('amountCents')} إلى البلاغ الذي تستمر فيه المشكلة.`,
  pledge_joined: (facts) =>
    `جاء التعهّد ${facts.number('pledgeNumber')} بمبلغ ${facts.money('amountCents')} من بلاغ آخر عن المشكلة.`,
  pledge_refunded: (facts) => `رُدّ تعهّد بمبلغ ${facts.money('amountCents')} إلى صاحبه.`,
  pledge_charged_back: (facts) => `استرجع بنك تعهّدًا بمبلغ ${facts.money('amountCents')}.`,
  pledge_refunded_at_provider: (facts) =>
    `رُدّ ${facts.money('amountCents')} من تعهّد لدى خدمة الدفع.`,
  pledge_reinstated: (facts) => `أعادت خدمة الدفع ${facts.money('amountCents')} من تعهّد.`,
  expiry_announced: (facts) =>
    `أُبلغ متبرّع بأن تعهّده سيُرَدّ ${facts.word('notice', { first: 'بعد 14 يومًا', last: 'بعد يوم واحد' })}.`,
  vote_cast: (facts) => `أُدلي بصوت ${facts.word('vote', votes)} عرض.`,
  selection_pending: (facts) => `فاز عرض. يسري الاختيار في ${facts.moment('takesEffectAt')}.`,
  proposal_selected: (facts) => `اختير عرض. آخر موعد للعمل ${facts.moment('deadlineAt')}.`,
  proof_submitted: (facts) =>
    `قُدّم الإثبات ${facts.number('number')} مع صور قبل العمل وبعده${facts.has('video') ? ' ومقطع فيديو' : ''}.`,
  ballot_cast: (facts) => `أُدلي بصوت ${facts.word('choice', choices)} الإثبات.`,
  vote_closed: (facts) =>
    `انتهى التصويت على الإثبات: ${facts.word('outcome', ended)}. من أموال المتبرّعين كان ${facts.money('approveCents')} معه و${facts.money('rejectCents')} ضده.`,
  flag_raised: (facts) =>
    `قُدّم اعتراض على الإثبات${facts.has('needsCosigner') ? '؛ يُحتسب عندما يوقّعه شخص آخر' : ''}.`,
  flag_settled: (facts) =>
    `حال الاعتراض: ${facts.word('how', { withdrawn: 'سُحب', dismissed: 'رُفض' })}.`,
  release_announced: (facts) => `أُعلن عن صرف الأموال في ${facts.moment('releaseAt')}.`,
  release_resumed: (facts) => `استُؤنف الصرف. موعده ${facts.moment('releaseAt')}.`,
  proof_rejected: (facts) => {
    const by = facts.word('by', { vote: 'في التصويت', jury: 'هيئة المحلّفين' });
    const second = facts.has('secondProofUntil')
      ? ` يمكن تقديم إثبات ثانٍ حتى ${facts.moment('secondProofUntil')}.`
      : '';
    return `رُفض الإثبات، والقرار: ${by}.${second}`;
  },
  jury_called: (facts) =>
    `دُعيت هيئة محلّفين. المؤهّلون: ${facts.counted('candidates', { zero: 'لا أحد', one: 'شخص واحد', two: 'شخصان', few: '# أشخاص', many: '# شخصًا', other: '# شخص' })}. تقرّر حتى ${facts.moment('endsAt')}.`,
  jury_seats_offered: (facts) => {
    const lapsed = facts.listed('lapsed', {
      zero: 'لا أحد',
      one: 'شخص واحد',
      two: 'شخصان',
      few: '# أشخاص',
      many: '# شخصًا',
      other: '# شخص',
    });
    const offered =
      facts.listed('offered', {
        zero: 'لا مقاعد',
        one: 'مقعد واحد',
        two: 'مقعدان',
        few: '# مقاعد',
        many: '# مقعدًا',
        other: '# مقعد',
      }) ?? 'لا مقعد';
    return `عُرض في هيئة المحلّفين: ${offered}.${lapsed ? ` لم يُجب: ${lapsed}.` : ''}`;
  },
  jury_seat_answered: (facts) =>
    `الرد على مقعد في هيئة المحلّفين: ${facts.word('answer', { accepted: 'قُبل', declined: 'اعتُذر عنه' })}.`,
  jury_closed: (facts) => `انتهت هيئة المحلّفين: ${facts.word('outcome', ended)}.`,
  ruling_written: (facts) => {
    const choice = { release: 'بالدفع للمنفّذ', refund: 'بردّ الأموال' };
    const more = facts.has('needsConfirmation') ? ' يجب أن يؤكّده سفير ثانٍ.' : '';
    return `حكم سفير ${facts.word('choice', choice)}، وفي حساب الضمان ${facts.money('escrowCents')}.${more}`;
  },
  funds_released: (facts) =>
    `${facts.word('kind', released)}: ${facts.money('compensationCents')} للمنفّذ، و${facts.money('feeCents')} للمنصّة، و${facts.moneyOfAll('returns')} رُدّت إلى المتبرّعين.`,
  funds_refunded: (facts) => `رُدّ إلى المتبرّعين ${facts.moneyOfAll('returns')}.`,
  payout_paid: (facts) => `دُفع للمنفّذ ${facts.money('amountCents')}.`,
  solver_rated: (facts) =>
    `حصل المنفّذ على ${facts.counted('stars', { zero: 'لا نجوم', one: 'نجمة واحدة', two: 'نجمتان', few: '# نجوم', many: '# نجمة', other: '# نجمة' })}.`,
  premium_ordered: (facts) => `طُلب تقرير مستقل بأجر ${facts.money('feeCents')}.`,
  premium_paid: (facts) => `دُفع أجر التقرير المستقل: ${facts.money('feeCents')}.`,
  premium_refunded: (facts) => `رُدّ أجر التقرير المستقل، وهو ${facts.money('feeCents')}.`,
} satisfies Texts<typeof original.sentences>;
