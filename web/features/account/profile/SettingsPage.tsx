import { useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  Bell,
  CircleHelp,
  Database,
  KeyRound,
  MapPin,
  Monitor,
  Moon,
  Sun,
  UserRound,
  Wallet,
} from 'lucide-react';
import type { User } from '#schema/people/user.ts';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { ChoiceGroup } from '#web/components/fields/ChoiceGroup.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { footerContent } from '#web/components/frame/footerContent.ts';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { SectionHeading } from '#web/components/layout/SectionHeading.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { dataContent } from '#web/features/account/settings/dataContent.ts';
import { shownContent } from '#web/features/account/shown/shownContent.ts';
import { digestContent } from '#web/features/notices/settings/digestContent.ts';
import { noticeContent } from '#web/features/notices/settings/noticeContent.ts';
import { NoticeSettings } from '#web/features/notices/settings/NoticeSettings.tsx';
import { useLanguageChoice } from '#web/features/site/useLanguageChoice.ts';
import { theme } from '#web/theme/theme.ts';
import { useThemePreference } from '#web/theme/useThemePreference.ts';
import { profileContent } from './content.ts';
import { HomeArea } from './HomeArea.tsx';
import { PayoutSettings } from './PayoutSettings.tsx';
import { Columns, LinkList, Side, SideLink } from './ProfileFrame.tsx';
import { SETTINGS_HREF, settingsPageHref, type SettingsPageName } from './settingsPages.ts';
import { useSettingsPages } from './useSettingsPages.ts';

const { settings: words } = profileContent;

// Forms and dialogs outweigh the rest of the page.
const ShownProfile = lazyPart(
  async () => (await import('#web/features/account/shown/ShownProfile.tsx')).ShownProfile,
);
const SignInSettings = lazyPart(
  async () => (await import('#web/features/account/settings/SignInSettings.tsx')).SignInSettings,
);
const DataSettings = lazyPart(
  async () => (await import('#web/features/account/settings/DataSettings.tsx')).DataSettings,
);
const ApiKeySettings = lazyPart(
  async () => (await import('#web/features/account/keys/ApiKeySettings.tsx')).ApiKeySettings,
);
const CalendarSettings = lazyPart(
  async () =>
    (await import('#web/features/account/calendar/CalendarSettings.tsx')).CalendarSettings,
);
const DigestSettings = lazyPart(
  async () => (await import('#web/features/notices/settings/DigestSettings.tsx')).DigestSettings,
);
const ResignRole = lazyPart(
  async () => (await import('#web/features/record/roles/ResignRole.tsx')).ResignRole,
);
const DeleteAccount = lazyPart(async () => (await import('./DeleteAccount.tsx')).DeleteAccount);

const THEMES = [
  { value: 'dark', label: words.themes.dark, icon: <Moon aria-hidden="true" /> },
  { value: 'light', label: words.themes.light, icon: <Sun aria-hidden="true" /> },
  { value: 'system', label: words.themes.system, icon: <Monitor aria-hidden="true" /> },
] as const;

export const SETTINGS_SIGNS = {
  profile: UserRound,
  'sign-in': KeyRound,
  notifications: Bell,
  area: MapPin,
  look: Sun,
  payout: Wallet,
  data: Database,
  help: CircleHelp,
};

type PageProps = { user: User };

const PANELS: Record<SettingsPageName, (props: PageProps) => ReactNode> = {
  profile: ProfilePart,
  'sign-in': SignInSettings,
  notifications: Notices,
  area: HomeArea,
  look: Look,
  payout: PayoutSettings,
  data: OwnData,
  help: Help,
};

/** One page of the settings; the others stay beside it on wide screens. */
export function SettingsPage({ user, page }: { user: User; page: SettingsPageName }) {
  const pages = useSettingsPages();
  const focusPlace = useHeadingFocus(page);
  const Panel = PANELS[page];
  return (
    <Container ref={focusPlace}>
      <PageHeader
        title={words.pages[page].title}
        back={{ href: SETTINGS_HREF, label: profileContent.sections.settings }}
      />
      <Columns>
        <WideSide aria-label={profileContent.sections.settings}>
          {pages.map((name) => {
            const Sign = SETTINGS_SIGNS[name];
            return (
              <SideLink
                key={name}
                href={settingsPageHref(name)}
                aria-current={name === page ? 'page' : undefined}
              >
                <Sign aria-hidden="true" />
                <span>{words.pages[name].title}</span>
              </SideLink>
            );
          })}
        </WideSide>
        <Suspense fallback={<Skeleton lines={8} />}>
          <Panel user={user} />
        </Suspense>
      </Columns>
    </Container>
  );
}

/** Focuses the heading: the address's path stays the same, so the frame does not announce the new page. */
function useHeadingFocus(page: SettingsPageName) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef<SettingsPageName | null>(null);
  const isFirst = useRouterState({ select: ({ resolvedLocation }) => !resolvedLocation });
  useEffect(() => {
    if (last.current === page) return;
    const isArrival = last.current === null && isFirst;
    last.current = page;
    const heading = place.current?.querySelector('h1');
    if (isArrival || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [page, isFirst]);
  return place;
}

function ProfilePart({ user }: PageProps) {
  return (
    <Stack gap={8}>
      <section>
        <SectionHeading>{shownContent.heading}</SectionHeading>
        <ShownProfile user={user} />
      </section>
      <ResignRole userId={user.id} />
    </Stack>
  );
}

function Notices({ user }: PageProps) {
  return (
    <Stack gap={8}>
      <section>
        <SectionHeading>{noticeContent.heading}</SectionHeading>
        <NoticeSettings user={user} />
      </section>
      <section>
        <SectionHeading>{digestContent.heading}</SectionHeading>
        <DigestSettings user={user} />
      </section>
      <CalendarSettings />
    </Stack>
  );
}

function Look() {
  const { preference, setPreference } = useThemePreference();
  const language = useLanguageChoice();
  return (
    <Stack gap={5}>
      <ChoiceGroup
        label={words.theme}
        name="theme"
        options={THEMES}
        value={preference}
        onChange={setPreference}
        layout="segments"
      />
      {language && (
        <SelectField
          label={language.label}
          options={language.options}
          value={language.value}
          disabled={language.isPending}
          onChange={({ target }) => language.onChoose(target.value)}
        />
      )}
    </Stack>
  );
}

function OwnData() {
  return (
    <Stack gap={8}>
      <section>
        <SectionHeading>{dataContent.heading}</SectionHeading>
        <DataSettings />
      </section>
      <section>
        <SectionHeading>{words.programs}</SectionHeading>
        <ApiKeySettings />
      </section>
      <section>
        <SectionHeading>{profileContent.deletion.heading}</SectionHeading>
        <DeleteAccount />
      </section>
    </Stack>
  );
}

const HELP = ['/help', '/faq', '/how-it-works', '/verification-process', '/contact', '/privacy'];
const HELP_LINKS = footerContent.columns
  .flatMap(({ links }): readonly { href: string; label: string }[] => links)
  .filter(({ href }) => HELP.includes(href));

function Help() {
  return (
    <LinkList gap={1}>
      {HELP_LINKS.map(({ href, label }) => (
        <li key={href}>
          <SideLink href={href}>{label}</SideLink>
        </li>
      ))}
    </LinkList>
  );
}

const WideSide = styled(Side)`
  ${theme.media.belowMd} {
    display: none;
  }
`;
