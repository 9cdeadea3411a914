import { css, styled } from 'styled-components';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { PlainList } from '#web/components/layout/PlainList.tsx';
import { theme } from '#web/theme/theme.ts';

/** The sections beside what is open; above it on phones. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  align-items: start;

  ${theme.media.md} {
    grid-template-columns: 13rem minmax(0, 1fr);
    gap: ${theme.space[8]};
  }
`;

export const Side = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${theme.space[1]};

  ${theme.media.md} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const sideStyle = css`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.target};
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 0;
  border-radius: ${theme.radius.md};
  background: transparent;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.weight.medium};
  text-align: start;
  white-space: nowrap;

  &[aria-current] {
    background: ${theme.color.pressed};
    color: ${theme.color.text};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${theme.media.hover} {
    &:hover:not([aria-current]) {
      background: ${theme.color.hover};
      color: ${theme.color.text};
    }
  }
`;

export const SideButton = styled.button`
  ${sideStyle}
`;

export const SideLink = styled(AppLink)`
  ${sideStyle}
  text-decoration: none;
`;

/** Below each other, where large letters take more than one line. */
export const LinkList = styled(PlainList)`
  & a {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;
