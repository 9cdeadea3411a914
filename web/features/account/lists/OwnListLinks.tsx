import { styled } from 'styled-components';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { theme } from '#web/theme/theme.ts';
import { ownListContent as words } from './content.ts';
import { mineHref, OWN_LISTS, type OwnListName } from './mineSearch.ts';
import { ownListTitle } from './ownListTitle.ts';

const NAMES = Object.keys(OWN_LISTS) as OwnListName[];

export function OwnListLinks({ current }: { current?: OwnListName }) {
  return (
    <Links aria-label={words.listsLabel}>
      {NAMES.map((name) => (
        <Link key={name} href={mineHref(name)} aria-current={name === current ? 'page' : undefined}>
          {ownListTitle(name)}
        </Link>
      ))}
    </Links>
  );
}

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[5]};

  ${theme.media.print} {
    display: none;
  }

  ${theme.media.belowMd} {
    gap: 0 ${theme.space[3]};
  }
`;

const Link = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.target};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.weight.medium};

  &[aria-current] {
    color: ${theme.color.text};
    font-weight: ${theme.weight.strong};
    text-decoration: none;
  }
`;
