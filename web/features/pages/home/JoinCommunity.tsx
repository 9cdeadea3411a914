import { JoinCards } from '#web/components/issues/JoinCards.tsx';
import { JOIN_CARDS, joinHref } from '#web/features/pages/joinCards.ts';
import { useSiteTexts } from '#web/features/site/useSiteTexts.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { homeContent } from './content.ts';
import { Section } from './Section.tsx';

/** The three ways in. */
export function JoinCommunity() {
  const { user } = useCurrentUser();
  const cards = useSiteTexts(JOIN_CARDS);
  const { title, intro } = homeContent.join;
  return (
    <Section title={title} intro={intro}>
      <JoinCards cards={cards.map((card) => ({ ...card, href: joinHref(card, Boolean(user)) }))} />
    </Section>
  );
}
