import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { ClosingCall } from './ClosingCall.tsx';
import { homeContent } from './content.ts';
import { FeaturedIssues } from './FeaturedIssues.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { NeedsRoom } from './NeedsRoom.tsx';
import { ImpactPanel } from './ImpactPanel.tsx';
import { SuccessStories } from './SuccessStories.tsx';
import { JoinCards } from '#web/components/issues/JoinCards.tsx';
import { JOIN_CARDS, joinHref } from '#web/features/pages/joinCards.ts';
import { useSiteTexts } from '#web/features/site/useSiteTexts.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { Section } from './Section.tsx';

export function HomePage() {
  usePageMeta(homeContent.pageTitle, homeContent.description);
  return (
    <>
      <NeedsRoom />
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

function JoinCommunity() {
  const { user } = useCurrentUser();
  const cards = useSiteTexts(JOIN_CARDS);
  const { title, intro } = homeContent.join;
  return (
    <Section title={title} intro={intro}>
      <JoinCards cards={cards.map((card) => ({ ...card, href: joinHref(card, Boolean(user)) }))} />
    </Section>
  );
}
