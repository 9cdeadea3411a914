import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { styled } from 'styled-components';
import { PROFILE_NOTIFICATIONS } from '#schema/limits.ts';
import type { User } from '#schema/people/user.ts';
import { Quiet } from '#web/components/layout/Muted.tsx';
import { SectionHeading } from '#web/components/layout/SectionHeading.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { ChoiceGroup } from '#web/components/fields/ChoiceGroup.tsx';
import { SelectField } from '#web/components/fields/SelectField.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { NotificationList } from '#web/components/issues/NotificationList.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { useLanguageChoice } from '#web/features/site/useLanguageChoice.ts';
import { notificationView } from '#web/features/notices/notificationView.ts';
import { notificationsQuery } from '#web/features/notices/notificationsQuery.ts';
import { useMarkRead } from '#web/features/notices/useMarkRead.ts';
import { theme } from '#web/theme/theme.ts';
import { useThemePreference } from '#web/theme/useThemePreference.ts';
import { dataContent } from '#web/features/account/settings/dataContent.ts';
import { profileContent } from './content.ts';
import { HomeArea } from './HomeArea.tsx';
import { digestContent } from '#web/features/notices/settings/digestContent.ts';
import { noticeContent } from '#web/features/notices/settings/noticeContent.ts';
import { NoticeSettings } from '#web/features/notices/settings/NoticeSettings.tsx';
import { PayoutSettings } from './PayoutSettings.tsx';
import { shownContent } from '#web/features/account/shown/shownContent.ts';

const { settings: words } = profileContent;

// Forms and dialogs outweigh the rest of the page, and this one is further down.
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

export function ProfileSettings({ user }: { user: User }) {
  const { preference, setPreference } = useThemePreference();
  const language = useLanguageChoice();
  return (
    <Stack gap={8}>
      <section>
        <SectionHeading>{words.account}</SectionHeading>
        <Card>
          <Facts>
            <Fact name={words.username} value={user.username} />
            <Fact name={words.email} value={user.email} />
            <Fact name={words.role} value={profileContent.roles[user.preferredRole]} />
          </Facts>
        </Card>
      </section>
      <section>
        <SectionHeading>{shownContent.heading}</SectionHeading>
        <Suspense fallback={<Skeleton lines={8} />}>
          <ShownProfile user={user} />
        </Suspense>
      </section>
      <Suspense fallback={<Skeleton lines={8} />}>
        <SignInSettings />
      </Suspense>
      <PayoutSettings />
      <section>
        <SectionHeading>{profileContent.home.heading}</SectionHeading>
        <HomeArea user={user} />
      </section>
      <section>
        <SectionHeading>{words.appearance}</SectionHeading>
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
      </section>
      <section>
        <SectionHeading>{noticeContent.heading}</SectionHeading>
        <NoticeSettings user={user} />
      </section>
      <section>
        <SectionHeading>{digestContent.heading}</SectionHeading>
        <Suspense fallback={<Skeleton lines={4} />}>
          <DigestSettings user={user} />
        </Suspense>
      </section>
      <section>
        <SectionHeading>{words.notifications}</SectionHeading>
        <LatestNotifications />
        <ButtonLink href="/decisions">{words.decisions}</ButtonLink>
      </section>
      <section>
        <SectionHeading>{dataContent.heading}</SectionHeading>
        <Suspense fallback={<Skeleton lines={3} />}>
          <DataSettings />
        </Suspense>
      </section>
      <section>
        <SectionHeading>{words.programs}</SectionHeading>
        <Suspense fallback={<Skeleton lines={3} />}>
          <ApiKeySettings />
        </Suspense>
      </section>
      <Suspense fallback={null}>
        <ResignRole userId={user.id} />
      </Suspense>
      <section>
        <SectionHeading>{profileContent.deletion.heading}</SectionHeading>
        <Suspense fallback={<Skeleton lines={2} />}>
          <DeleteAccount />
        </Suspense>
      </section>
    </Stack>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function LatestNotifications() {
  const { data, isPending, refetch } = useQuery(notificationsQuery());
  const { mutate } = useMarkRead();
  if (isPending) return <Skeleton lines={5} />;
  if (!data) return <LoadFailure headingLevel={3} onRetry={refetch} />;
  if (data.length === 0) return <Quiet>{words.none}</Quiet>;
  return (
    <NotificationList
      items={data.slice(0, PROFILE_NOTIFICATIONS).map((note) => notificationView(note))}
      onFollow={({ id, isRead }) => {
        if (!isRead) mutate([id]);
      }}
    />
  );
}

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space[4]};

  & dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.small};
  }
  & dd {
    font-weight: ${theme.weight.medium};
    overflow-wrap: anywhere;
  }
  ${theme.media.md} {
    grid-template-columns: repeat(3, auto);
  }
`;
