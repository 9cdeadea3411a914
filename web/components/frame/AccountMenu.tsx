import {
  CloudUpload,
  Languages,
  Inbox,
  LogOut,
  Monitor,
  Moon,
  Settings,
  Sun,
  UserRound,
} from 'lucide-react';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import type { ThemePreference } from '#web/theme/themePreference.ts';
import type { AccountLinks } from './accountLinks.ts';
import { Avatar } from './Avatar.tsx';
import { content } from '#web/components/content.ts';
import { panelContent, themeContent } from './content.ts';
import { Menu } from '#web/components/menu/Menu.tsx';
import { MenuChoice } from '#web/components/menu/MenuChoice.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import { MenuLabel } from '#web/components/menu/MenuLabel.tsx';
import { MenuSeparator } from '#web/components/menu/MenuSeparator.tsx';

export type AccountMenuProps = {
  username: string;
  themePreference: ThemePreference;
  onThemeChange: (preference: ThemePreference) => void;
  onLogout: () => void;
  isLoggingOut: boolean;
  /** Links of some roles only, such as jurors; loaded when the menu opens. */
  links?: AccountLinks;
};

const text = content.header;

const themeOptions = [
  { value: 'dark', label: themeContent.dark, icon: <Moon aria-hidden="true" /> },
  { value: 'light', label: themeContent.light, icon: <Sun aria-hidden="true" /> },
  { value: 'system', label: themeContent.system, icon: <Monitor aria-hidden="true" /> },
] as const;

const OWN_SIGNS = [
  <Inbox key="lists" aria-hidden="true" />,
  <CloudUpload key="unsent" aria-hidden="true" />,
  <Settings key="settings" aria-hidden="true" />,
];
/** A list of languages would be longer than a laptop's screen. */
const LOOK_HREF = '/profile?section=settings&page=look';

/** The avatar and its menu: profile, own lists, settings, language, theme, logout. */
export function AccountMenu(props: AccountMenuProps) {
  const { username, themePreference, onThemeChange, onLogout, isLoggingOut } = props;
  const { links: Links } = props;
  return (
    <Menu
      label={text.account}
      trigger={
        <Trigger type="button" aria-label={text.accountOf(username)}>
          <Avatar username={username} />
        </Trigger>
      }
    >
      <MenuLabel>{text.account}</MenuLabel>
      <MenuItem href="/profile" icon={<UserRound aria-hidden="true" />}>
        {text.profile}
      </MenuItem>
      {panelContent.own.map(({ href, label }, index) => (
        <MenuItem key={href} href={href} icon={OWN_SIGNS[index]}>
          {label}
        </MenuItem>
      ))}
      <Suspense>
        {Links && (
          <Links
            render={({ href, label, icon }) => (
              <MenuItem key={href} href={href} icon={icon}>
                {label}
              </MenuItem>
            )}
            renderLanguage={({ label, value, options }) => (
              <MenuItem href={LOOK_HREF} icon={<Languages aria-hidden="true" />}>
                {`${label}: ${options.find((one) => one.value === value)?.label}`}
              </MenuItem>
            )}
          />
        )}
      </Suspense>
      <MenuSeparator />
      <MenuChoice
        label={themeContent.label}
        options={themeOptions}
        value={themePreference}
        onChange={onThemeChange}
      />
      <MenuSeparator />
      <MenuItem onSelect={onLogout} isDisabled={isLoggingOut} icon={<LogOut aria-hidden="true" />}>
        {isLoggingOut ? text.loggingOut : text.logout}
      </MenuItem>
    </Menu>
  );
}

const Trigger = styled.button`
  display: inline-grid;
  place-items: center;
  width: ${theme.size.target};
  height: ${theme.size.target};
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;

  &:focus-visible {
    border-radius: 50%;
  }
`;
