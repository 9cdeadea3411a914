import { getRouteApi, useLocation } from '@tanstack/react-router';
import { LayoutDashboard, Lightbulb, Settings, Vote } from 'lucide-react';
import { styled } from 'styled-components';
import type { User } from '#schema/people/user.ts';
import { Quiet } from '#web/components/layout/Muted.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { PersonAvatar } from '#web/components/people/PersonAvatar.tsx';
import { formatDate } from '#web/format/format.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { theme } from '#web/theme/theme.ts';
import { profileContent } from './content.ts';
import { MyProposals } from './MyProposals.tsx';
import { MyVotes } from './MyVotes.tsx';
import { Overview } from './Overview.tsx';
import { Columns, Side, SideButton } from './ProfileFrame.tsx';
import { ProfileSettings } from './ProfileSettings.tsx';
import { PROFILE_SECTIONS } from './profileSearch.ts';
import { SettingsPage } from './SettingsPage.tsx';
import { openSettingsPage } from './settingsPages.ts';

const route = getRouteApi('/protected/profile');

const SIGNS = { overview: LayoutDashboard, proposals: Lightbulb, votes: Vote, settings: Settings };
const PANELS = {
  overview: Overview,
  proposals: MyProposals,
  votes: MyVotes,
  settings: ProfileSettings,
};

/** The open section is kept in the address. */
export function ProfilePage() {
  const { user } = useCurrentUser();
  usePageMeta(profileContent.pageTitle, profileContent.description);
  return user ? <Profile user={user} key={user.id} /> : null;
}

function Profile({ user }: { user: User }) {
  const { section, page } = route.useSearch();
  const { hash } = useLocation();
  const open = section === 'settings' ? openSettingsPage(page, hash) : null;
  return open ? <SettingsPage user={user} page={open} /> : <Sections user={user} />;
}

function Sections({ user }: { user: User }) {
  const { section } = route.useSearch();
  const navigate = route.useNavigate();
  const Panel = PANELS[section];
  return (
    <Container>
      <Head>
        <PersonAvatar username={user.username} src={user.avatarUrl} size="lg" />
        <div>
          <h1>
            <bdi>{user.fullName ?? user.username}</bdi>
          </h1>
          <Quiet>
            {[
              user.fullName && user.username,
              profileContent.roles[user.preferredRole],
              profileContent.memberSince(formatDate(user.createdAt)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Quiet>
        </div>
      </Head>
      <Columns>
        <Side aria-label={profileContent.sectionsLabel}>
          {PROFILE_SECTIONS.map((name) => {
            const Sign = SIGNS[name];
            return (
              <SideButton
                key={name}
                type="button"
                aria-current={name === section ? 'page' : undefined}
                onClick={() => void navigate({ search: { section: name }, resetScroll: false })}
              >
                <Sign aria-hidden="true" />
                <span>{profileContent.sections[name]}</span>
              </SideButton>
            );
          })}
        </Side>
        <Panel user={user} />
      </Columns>
    </Container>
  );
}

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[8]} ${theme.space[6]};

  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
