import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './officialContent.ts';

export const officialContent = {
  heading: 'من المسؤول',
  told: (body, day) => `أُبلغت جهة ${body} في ${day}.`,
  received: (body) => `استلمت جهة ${body} هذا البلاغ.`,
  willFix: (body, day) => `تقول جهة ${body} إنها ستعالج هذا حتى ${day}.`,
  not_ours: (body) => `تقول جهة ${body} إنها ليست مسؤولة عن هذا.`,
  fixed: (body) => `تقول جهة ${body} إن هذا عولج.`,
  photo: (body) => `صورة من جهة ${body}`,
} satisfies Texts<typeof original.officialContent>;
