import { Container } from '#web/components/layout/Container.tsx';
import { JoinCards } from '#web/components/issues/JoinCards.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { JOIN_CARDS, joinHref } from '#web/features/pages/joinCards.ts';
import { useTakenOver } from '#web/net/firstPaint.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { useSiteTexts } from '#web/features/site/useSiteTexts.ts';
import { joinUsContent } from './content.ts';

export function JoinUsPage() {
  const { user } = useCurrentUser();
  useTakenOver();
  const { title, lead, description } = useSiteTexts(joinUsContent);
  const cards = useSiteTexts(JOIN_CARDS);
  usePageMeta(title, description);
  return (
    <Container>
      <PageHeader title={title} subtitle={lead} />
      <JoinCards
        headingLevel={2}
        cards={cards.map((card) => ({ ...card, href: joinHref(card, Boolean(user)) }))}
      />
    </Container>
  );
}
