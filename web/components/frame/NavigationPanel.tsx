import { LogOut } from 'lucide-react';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import type { AccountLinks } from './accountLinks.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Avatar } from './Avatar.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { content } from '#web/components/content.ts';
import { isActiveLink } from '#web/components/actions/isActiveLink.ts';
import { LanguageSelect } from './LanguageSelect.tsx';
import { panelContent } from './content.ts';
import { ThemeChoice } from './ThemeChoice.tsx';
import { Sheet } from '#web/components/overlays/Sheet.tsx';

export type NavigationPanelProps = {
  user: { username: string } | null;
  currentPath: string;
  onLogout: () => void;
  isLoggingOut: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Links of some roles only, such as jurors, and the choice of language. */
  links?: AccountLinks;
};

const text = content.header;

/** The header's links in a sliding panel. Following any closes it. */
export function NavigationPanel(props: NavigationPanelProps) {
  const { user, currentPath, onLogout, isLoggingOut, isOpen, onOpenChange } = props;
  const { links: Links } = props;
  const close = (): void => onOpenChange(false);
  const links = [
    ...text.links,
    ...(user ? [{ href: '/report-issue', label: text.reportIssue }] : []),
    { href: '/transparency', label: panelContent.transparency },
  ];
  const further = (
    <Suspense>
      {Links && (
        <Links
          render={({ href, label, icon }) => (
            <Line key={href} href={href} onClick={close}>
              {icon}
              <span>{label}</span>
            </Line>
          )}
          renderLanguage={(choice) => <LanguageSelect {...choice} />}
        />
      )}
    </Suspense>
  );
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={text.menu}>
      <nav aria-label={text.navigation}>
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Line
                href={href}
                onClick={close}
                aria-current={isActiveLink(currentPath, href) ? 'page' : undefined}
              >
                {label}
              </Line>
            </li>
          ))}
        </ul>
      </nav>
      <Account>
        {user ? (
          <>
            <Line href="/profile" onClick={close}>
              <Avatar username={user.username} size="sm" />
              <span>{text.profile}</span>
            </Line>
            {panelContent.own.map(({ href, label }) => (
              <Line key={href} href={href} onClick={close}>
                {label}
              </Line>
            ))}
            {further}
            <Button
              isFullWidth
              icon={<LogOut aria-hidden="true" />}
              isPending={isLoggingOut}
              pendingLabel={text.loggingOut}
              onClick={onLogout}
            >
              {text.logout}
            </Button>
          </>
        ) : (
          <>
            <ButtonLink href="/auth" onClick={close} isFullWidth>
              {text.signIn}
            </ButtonLink>
            <ButtonLink href="/auth" onClick={close} variant="primary" isFullWidth>
              {text.signUp}
            </ButtonLink>
            {further}
          </>
        )}
        <ThemeChoice />
      </Account>
    </Sheet>
  );
}

const Line = styled(AppLink)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.targetLarge};
  padding-inline: ${theme.space[3]};
  border-radius: ${theme.radius.md};
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize.title};
  font-weight: ${theme.weight.strong};
  letter-spacing: -0.015em;
  text-decoration: none;

  &[aria-current='page'] {
    background: ${theme.color.pressed};
  }
`;

const Account = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[5]};
  padding-top: ${theme.space[5]};
  border-top: ${theme.size.hairline} solid ${theme.color.border};
`;
