import { Suspense } from 'react';
import { styled } from 'styled-components';
import { Container } from '#web/components/layout/Container.tsx';
import { afterFirstPaint } from '#web/components/feedback/afterFirstPaint.ts';
import { useIsFirstPaint } from '#web/net/firstPaint.ts';
import { needsContent } from '#web/features/notices/needs/needsContent.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { theme } from '#web/theme/theme.ts';

const LazyHomeNeeds = afterFirstPaint(async () => {
  const { HomeNeeds } = await import('./HomeNeeds.tsx');
  return HomeNeeds;
});

/** Room for what waits for the person, kept from the first paint on so that nothing below it moves. */
export function NeedsRoom() {
  const { user } = useCurrentUser();
  const isFirstPaint = useIsFirstPaint();
  const isShown = Boolean(user) && !isFirstPaint;
  return (
    <Room $isShown={isShown}>
      {isShown && (
        <Container>
          <Part aria-label={needsContent.title}>
            <Suspense>
              <LazyHomeNeeds />
            </Suspense>
          </Part>
        </Container>
      )}
    </Room>
  );
}

const Room = styled.div<{ $isShown: boolean }>`
  display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};
  padding-block-start: ${theme.space[4]};

  :root[data-person] & {
    display: block;
    min-height: calc(var(--needs) + ${theme.space[4]});
  }

  --needs: 13.5rem;

  ${theme.media.md} {
    --needs: 8.5rem;
  }
  ${theme.media.short} {
    --needs: 8.5rem;
  }
  /* Nothing waited when this device last heard of it. */
  :root[data-person='none'] & {
    --needs: 4.5rem;

    ${theme.media.md} {
      --needs: 3.5rem;
    }
  }
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  padding: ${theme.space[1]} ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};

  :root[data-person] & {
    min-height: var(--needs);
  }
  :root:not([data-person]) &:empty {
    display: none;
  }
`;
