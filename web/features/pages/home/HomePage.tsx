import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { ClosingCall } from './ClosingCall.tsx';
import { homeContent } from './content.ts';
import { FeaturedIssues } from './FeaturedIssues.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { ImpactPanel } from './ImpactPanel.tsx';
import { JoinCommunity } from './JoinCommunity.tsx';
import { SuccessStories } from './SuccessStories.tsx';

/** The first page: what Trybe is, what it has done, and the ways in. */
export function HomePage() {
  usePageMeta(homeContent.pageTitle, homeContent.description);
  return (
    <>
      <Hero />
      <ImpactPanel />
      <HowItWorks />
      <FeaturedIssues />
      <SuccessStories />
      <JoinCommunity />
      <ClosingCall />
    </>
  );
}
