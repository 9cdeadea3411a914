import { createRoute } from '@tanstack/react-router';
import { lazyPage as page } from '#web/features/shell/lazyPage.tsx';
import { rootRoute } from './rootRoute.ts';

const aboutPage = page(() => import('#web/features/pages/about/AboutPage.tsx'));
const howItWorksPage = page(() => import('#web/features/pages/howItWorks/HowItWorksPage.tsx'));
const termsPage = page(() => import('#web/features/pages/terms/TermsPage.tsx'));
const privacyPage = page(() => import('#web/features/pages/privacy/PrivacyPage.tsx'));
const accessibilityPage = page(
  () => import('#web/features/pages/accessibility/AccessibilityPage.tsx'),
);
const helpPage = page(() => import('#web/features/pages/help/HelpPage.tsx'));
const verificationPage = page(
  () => import('#web/features/pages/verification/VerificationPage.tsx'),
);
const joinUsPage = page(() => import('#web/features/pages/joinUs/JoinUsPage.tsx'));

const getParentRoute = () => rootRoute;

/** Some pages have several addresses, each of which opens a section. */
export const textRoutes = [
  createRoute({ getParentRoute, path: '/about', component: aboutPage }),
  createRoute({ getParentRoute, path: '/success-stories', component: aboutPage }),
  createRoute({ getParentRoute, path: '/mission', component: aboutPage }),
  createRoute({ getParentRoute, path: '/team', component: aboutPage }),
  createRoute({ getParentRoute, path: '/how-it-works', component: howItWorksPage }),
  createRoute({ getParentRoute, path: '/community-guidelines', component: howItWorksPage }),
  createRoute({ getParentRoute, path: '/terms', component: termsPage }),
  createRoute({ getParentRoute, path: '/dispute-resolution', component: termsPage }),
  createRoute({ getParentRoute, path: '/payment-terms', component: termsPage }),
  createRoute({ getParentRoute, path: '/privacy', component: privacyPage }),
  createRoute({ getParentRoute, path: '/accessibility', component: accessibilityPage }),
  createRoute({ getParentRoute, path: '/help', component: helpPage }),
  createRoute({ getParentRoute, path: '/contact', component: helpPage }),
  createRoute({ getParentRoute, path: '/verification-process', component: verificationPage }),
  createRoute({ getParentRoute, path: '/join-us', component: joinUsPage }),
] as const;
