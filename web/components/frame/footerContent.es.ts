import type { Texts } from '#schema/languages/Texts.ts';
import type * as original from './footerContent.ts';

export const footerContent = {
  social: (siteName) => `${siteName} en otros sitios`,
  label: 'Pie de página',
  transparency: 'Transparencia',
  accessibility: 'Accesibilidad',
  openData: 'Usar nuestros datos',
  partner: 'En colaboración con',
  copyright: (year, owner) =>
    `© ${year} ${owner.replace(/\.$/u, '')}. Todos los derechos reservados.`,
  columns: [
    {
      title: 'Plataforma',
      links: [
        { href: '/issues', label: 'Ver problemas' },
        { href: '/map', label: 'Mapa' },
        { href: '/report-issue', label: 'Reportar un problema' },
        { href: '/faq', label: 'Preguntas frecuentes' },
      ],
    },
    {
      title: 'Recursos',
      links: [
        { href: '/help', label: 'Centro de ayuda' },
        { href: '/community-guidelines', label: 'Normas de la comunidad' },
        { href: '/verification-process', label: 'Proceso de verificación' },
        { href: '/how-it-works', label: 'Cómo funciona' },
      ],
    },
    {
      title: 'Organización',
      links: [
        { href: '/about', label: 'Quiénes somos' },
        { href: '/mission', label: 'Nuestra misión' },
        { href: '/team', label: 'Equipo' },
        { href: '/contact', label: 'Contacto' },
      ],
    },
    {
      title: 'Legal',
      links: [
        { href: '/terms', label: 'Términos del servicio' },
        { href: '/privacy', label: 'Política de privacidad' },
        { href: '/dispute-resolution', label: 'Resolución de disputas' },
        { href: '/payment-terms', label: 'Condiciones de pago' },
      ],
    },
  ],
} satisfies Texts<typeof original.footerContent>;
