import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './footerContent.ts';

export const footerContent = {
  social: (siteName) => `${siteName} anderswo`,
  label: 'Fußzeile',
  transparency: 'Transparenz',
  accessibility: 'Barrierefreiheit',
  openData: 'Unsere Daten nutzen',
  partner: 'In Partnerschaft mit',
  copyright: (year, owner) => `© ${year} ${owner.replace(/\.$/u, '')}. Alle Rechte vorbehalten.`,
  columns: [
    {
      title: 'Plattform',
      links: [
        { href: '/issues', label: 'Probleme ansehen' },
        { href: '/map', label: 'Karte' },
        { href: '/report-issue', label: 'Problem melden' },
        { href: '/faq', label: 'FAQ' },
      ],
    },
    {
      title: 'Wissen',
      links: [
        { href: '/help', label: 'Hilfe' },
        { href: '/community-guidelines', label: 'Regeln der Gemeinschaft' },
        { href: '/verification-process', label: 'Prüfverfahren' },
        { href: '/how-it-works', label: 'So funktioniert es' },
      ],
    },
    {
      title: 'Über uns',
      links: [
        { href: '/about', label: 'Über uns' },
        { href: '/mission', label: 'Unser Ziel' },
        { href: '/team', label: 'Team' },
        { href: '/contact', label: 'Kontakt' },
      ],
    },
    {
      title: 'Rechtliches',
      links: [
        { href: '/terms', label: 'Nutzungsbedingungen' },
        { href: '/privacy', label: 'Datenschutz' },
        { href: '/dispute-resolution', label: 'Streitfälle' },
        { href: '/payment-terms', label: 'Zahlungsbedingungen' },
      ],
    },
  ],
} satisfies Texts<typeof original.footerContent>;
