import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { AccountRole } from '#schema/people/user.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { centreInRow } from '#web/components/paging/centreInRow.ts';
import { theme } from '#web/theme/theme.ts';
import { consoleContent as words } from './consoleContent.ts';

type Part = { href: string; label: string; roles: readonly AccountRole[] };

/** Sections with the roles that may open them. */
const PARTS: readonly Part[] = [
  { href: '/admin', label: words.overview, roles: ['operator'] },
  { href: '/admin/settings', label: words.settings, roles: ['operator'] },
  { href: '/admin/categories', label: words.categories, roles: ['operator'] },
  { href: '/admin/bodies', label: words.bodies, roles: ['operator'] },
  { href: '/admin/texts', label: words.texts, roles: ['operator'] },
  { href: '/admin/people', label: words.people, roles: ['operator'] },
  { href: '/admin/content', label: words.content, roles: ['ambassador', 'operator'] },
  { href: '/admin/money', label: words.money, roles: ['operator'] },
  { href: '/admin/operations', label: words.operations, roles: ['operator'] },
  { href: '/admin/import', label: words.transfer, roles: ['operator'] },
  { href: '/admin/record', label: words.record, roles: ['operator'] },
];

export const opensPart = (role: AccountRole, href: string): boolean =>
  PARTS.some((part) => part.href === href && part.roles.includes(role));

export function AdminNav({ role, current }: { role: AccountRole; current: string }) {
  const links = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen.
  useEffect(
    () => centreInRow(links.current?.querySelector<HTMLElement>(`[href="${current}"]`)),
    [current],
  );
  return (
    <Links ref={links} aria-label={words.parts}>
      {PARTS.filter(({ roles }) => roles.includes(role)).map(({ href, label }) => (
        <Link key={href} href={href} aria-current={href === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </Links>
  );
}

const Links = styled.nav`
  display: flex;
  gap: 0 ${theme.space[5]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  margin-block-end: ${theme.space[6]};
  box-shadow: inset 0 -1px ${theme.color.border};
`;

const Link = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  flex: none;
  min-height: ${theme.size.target};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  font-weight: ${theme.weight.strong};
  text-decoration: none;

  &[aria-current] {
    color: ${theme.color.text};
    box-shadow: inset 0 -3px ${theme.color.text};
  }
  ${theme.media.hover} {
    &:hover {
      color: ${theme.color.text};
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
