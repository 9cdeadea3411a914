import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './footerContent.ts';

export const footerContent = {
  social: (siteName) => `${siteName} في أماكن أخرى`,
  label: 'تذييل الصفحة',
  transparency: 'الشفافية',
  accessibility: 'إمكانية الوصول',
  openData: 'استخدم بياناتنا',
  partner: 'بالشراكة مع',
  copyright: (year, owner) =>
    `© ${year} \u2068${owner.replace(/\.$/u, '')}\u2069. جميع الحقوق محفوظة.`,
  columns: [
    {
      title: 'المنصّة',
      links: [
        { href: '/issues', label: 'تصفّح المشكلات' },
        { href: '/map', label: 'الخريطة' },
        { href: '/report-issue', label: 'الإبلاغ عن مشكلة' },
        { href: '/faq', label: 'الأسئلة الشائعة' },
      ],
    },
    {
      title: 'الموارد',
      links: [
        { href: '/help', label: 'مركز المساعدة' },
        { href: '/community-guidelines', label: 'إرشادات المجتمع' },
        { href: '/verification-process', label: 'عملية التحقّق' },
        { href: '/how-it-works', label: 'كيف يعمل' },
      ],
    },
    {
      title: 'المؤسسة',
      links: [
        { href: '/about', label: 'من نحن' },
        { href: '/mission', label: 'رسالتنا' },
        { href: '/team', label: 'الفريق' },
        { href: '/contact', label: 'تواصل معنا' },
      ],
    },
    {
      title: 'الشؤون القانونية',
      links: [
        { href: '/terms', label: 'شروط الخدمة' },
        { href: '/privacy', label: 'سياسة الخصوصية' },
        { href: '/dispute-resolution', label: 'تسوية النزاعات' },
        { href: '/payment-terms', label: 'شروط الدفع' },
      ],
    },
  ],
} satisfies Texts<typeof original.footerContent>;
