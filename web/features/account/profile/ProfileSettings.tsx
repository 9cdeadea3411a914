import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { PROFILE_NOTIFICATIONS } from '#schema/limits.ts';
import type { User } from '#schema/people/user.ts';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { LoadFailure } from '#web/components/feedback/LoadFailure.tsx';
import { Skeleton } from '#web/components/feedback/Skeleton.tsx';
import { NotificationList } from '#web/components/issues/NotificationList.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Muted, Quiet } from '#web/components/layout/Muted.tsx';
import { SectionHeading } from '#web/components/layout/SectionHeading.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { useServerNow } from '#web/features/site/useServerNow.ts';
import { notificationView } from '#web/features/notices/notificationView.ts';
import { notificationsQuery } from '#web/features/notices/notificationsQuery.ts';
import { useMarkRead } from '#web/features/notices/useMarkRead.ts';
import { theme } from '#web/theme/theme.ts';
import { profileContent } from './content.ts';
import { SETTINGS_SIGNS } from './SettingsPage.tsx';
import { settingsPageHref } from './settingsPages.ts';
import { useSettingsPages } from './useSettingsPages.ts';

const { settings: words } = profileContent;

/** A line for each page of settings, what the account is known by, and the latest notifications. */
export function ProfileSettings({ user }: { user: User }) {
  const pages = useSettingsPages();
  return (
    <Stack gap={8}>
      <Index aria-label={profileContent.sections.settings}>
        {pages.map((name) => {
          const Sign = SETTINGS_SIGNS[name];
          return (
            <IndexLine key={name} href={settingsPageHref(name)}>
              <Sign aria-hidden="true" />
              <span>
                <b>{words.pages[name].title}</b>
                <Muted as="span">{words.pages[name].holds}</Muted>
              </span>
            </IndexLine>
          );
        })}
      </Index>
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
        <SectionHeading>{words.notifications}</SectionHeading>
        <LatestNotifications />
        <ButtonLink href="/decisions">{words.decisions}</ButtonLink>
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
  const now = useServerNow();
  const { data, isPending, refetch } = useQuery(notificationsQuery());
  const { mutate } = useMarkRead();
  if (isPending) return <Skeleton lines={5} />;
  if (!data) return <LoadFailure headingLevel={3} onRetry={refetch} />;
  if (data.length === 0) return <Quiet>{words.none}</Quiet>;
  return (
    <NotificationList
      items={data.slice(0, PROFILE_NOTIFICATIONS).map((note) => notificationView(note, now))}
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

const Index = styled.nav`
  display: grid;
`;

const IndexLine = styled(AppLink)`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: ${theme.size.targetLarge};
  padding: ${theme.space[3]} ${theme.space[2]};
  text-decoration: none;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    color: ${theme.color.textMuted};
  }
  & b {
    display: block;
    font-weight: ${theme.weight.strong};
  }
  &:not(:first-child) {
    border-top: ${theme.size.hairline} solid ${theme.color.border};
  }
  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.hover};
    }
  }
`;
