import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Row } from '#web/components/layout/Row.tsx';
import { theme } from '#web/theme/theme.ts';
import { BackLink } from '#web/components/actions/BackLink.tsx';

export type PageHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  eyebrow?: ReactNode;
  actions?: ReactNode;
  back?: { href: string; label: string };
  /** On a phone title and actions share a line, so that the content starts higher. */
  isCompact?: boolean;
};

export function PageHeader(props: PageHeaderProps) {
  const { title, subtitle, eyebrow, actions, back, isCompact = false } = props;
  const Frame = isCompact ? CompactHeader : Header;
  return (
    <Frame $hasBack={Boolean(back)}>
      <div>
        {back && <BackLink href={back.href}>{back.label}</BackLink>}
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h1>{title}</h1>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </div>
      {actions && <Row align="stretch">{actions}</Row>}
    </Frame>
  );
}

const Header = styled.header<{ $hasBack: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[5]};
  padding-block: ${({ $hasBack }) => ($hasBack ? theme.space[3] : theme.space[8])} ${theme.space[6]};

  & > :first-child {
    flex: 1 1 20rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* With large text a long word may be hyphenated. */
  & h1 {
    hyphens: auto;
    hyphenate-limit-chars: 12 5 4;
  }
  ${theme.media.md} {
    padding-block: ${({ $hasBack }) => ($hasBack ? theme.space[5] : theme.space[12])}
      ${theme.space[8]};
  }
  ${theme.media.short} {
    padding-block: ${theme.space[3]};

    & h1 {
      font-size: ${theme.fontSize.title};
    }
  }
`;

const CompactHeader = styled(Header)`
  ${theme.media.md} {
    padding-block: ${theme.space[8]} ${theme.space[6]};
  }
  ${theme.media.belowMd} {
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[3]};
    padding-block: ${theme.space[2]} ${theme.space[3]};

    & > :first-child {
      display: contents;
    }
    & h1 {
      flex: 1 1 auto;
      font-size: ${theme.fontSize.title};
    }
    & svg {
      display: none;
    }
    & p {
      flex-basis: 100%;
      order: 1;
      margin: 0;
      font-size: ${theme.fontSize.caption};
      line-height: ${theme.lineHeight.snug};
    }
  }
`;

const Eyebrow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-block: ${theme.space[2]} ${theme.space[3]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
`;

const Subtitle = styled.p`
  max-width: ${theme.size.prose};
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  line-height: ${theme.lineHeight.body};
`;
