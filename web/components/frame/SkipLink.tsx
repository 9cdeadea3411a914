import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { content } from '#web/components/content.ts';

/** First stop of the Tab key: jumps past the header. */
export function SkipLink({ targetId = 'main' }: { targetId?: string }) {
  return <Link href={`#${targetId}`}>{content.skipLink}</Link>;
}

const Link = styled.a`
  position: fixed;
  z-index: ${theme.z.skipLink};
  inset-block-start: ${theme.space[2]};
  inset-inline-start: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[5]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
  font-weight: ${theme.weight.strong};

  &:not(:focus) {
    transform: translateY(calc(-100% - ${theme.space[4]}));
  }
`;
