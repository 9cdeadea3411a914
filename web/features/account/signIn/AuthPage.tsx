import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AppLink } from '#web/components/actions/AppLink.tsx';
import { Card } from '#web/components/layout/Card.tsx';
import { Container } from '#web/components/layout/Container.tsx';
import { Muted } from '#web/components/layout/Muted.tsx';
import { PageHeader } from '#web/components/frame/PageHeader.tsx';
import { lazyPart } from '#web/components/feedback/lazyPart.tsx';
import { PageSpinner } from '#web/components/feedback/PageSpinner.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { Tabs } from '#web/components/paging/Tabs.tsx';
import { hasPasskeys } from '#web/device/passkeys.ts';
import { settingsQuery } from '#web/net/queries.ts';
import { safeRedirect } from './safeRedirect.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { useSiteTexts } from '#web/features/site/useSiteTexts.ts';
import { usePageMeta } from '#web/features/site/usePageMeta.ts';
import { theme } from '#web/theme/theme.ts';
import { providerAnswer, requestedRole } from './authSearch.ts';
import { readAuthStep } from './authStep.ts';
import { authContent } from './content.ts';
import { StartedPledgeCard } from './StartedPledgeCard.tsx';
import { MarketingPanel } from './MarketingPanel.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  padding-block: ${theme.space[6]} ${theme.space[10]};

  ${theme.media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${theme.space[12]};
    align-items: start;
  }
`;

const route = getRouteApi('/auth');

// Starts with the page: the forms' code arrives while the text is read.
const LoginForm = lazyPart(async () => (await import('./LoginForm.tsx')).LoginForm);
const RegisterForm = lazyPart(async () => (await import('./RegisterForm.tsx')).RegisterForm);
void Promise.allSettled([LoginForm.load(), RegisterForm.load()]);

const AuthStepPanel = lazyPart(
  async () => (await import('#web/features/account/steps/AuthStepPanel.tsx')).AuthStepPanel,
);

const ProviderReturn = lazyPart(
  async () => (await import('#web/features/account/steps/ProviderReturn.tsx')).ProviderReturn,
);

/**
 * Sign-in, registration, the return from the sign-in provider, and links from mails (new password,
 * address confirmation).
 */
export function AuthPage() {
  const hash = useLocation({ select: (at) => (at.pathname === '/auth' ? at.hash : null) });
  const answer = providerAnswer(route.useSearch());
  // While leaving for another page, whose hash is not for this one.
  if (hash === null) return <PageSpinner />;
  if (answer !== null)
    return (
      <Suspense fallback={<PageSpinner />}>
        <ProviderReturn query={answer} />
      </Suspense>
    );
  const step = readAuthStep(hash);
  if (step === null) return <SignInPage />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <AuthStepPanel step={step} />
    </Suspense>
  );
}

/** Redirects if already signed in. */
function SignInPage() {
  const search = route.useSearch();
  const role = requestedRole(search);
  const { history } = useRouter();
  const { user, isPending, isAsking } = useCurrentUser();
  const settings = useQuery(settingsQuery());
  const hasMail = settings.data?.mail !== 'none';
  const [tab, setTab] = useState(role ? 'register' : 'login');
  const title = useSiteTexts(authContent.title);
  usePageMeta(authContent.pageTitle, authContent.subtitle);

  const offersPasskey = useRef(false);

  const isLeaving = useRef(false);

  useEffect(() => {
    // The stored session may have ended since: then the form is needed, not another page.
    if (!user || isAsking) return;
    // Once: a second redirect could undo later navigation.
    if (isLeaving.current) return;
    isLeaving.current = true;
    const { redirect } = search;
    const kept = redirect === undefined ? '' : `?redirect=${encodeURIComponent(redirect)}`;
    history.replace(offersPasskey.current ? `/auth${kept}#passkey` : safeRedirect(redirect));
  }, [user, isAsking, history, search]);

  if (user || isPending || settings.isPending) return <PageSpinner />;

  return (
    <Suspense fallback={<PageSpinner />}>
      <Container>
        <Columns>
          <Stack gap={6}>
            <PageHeader title={title} subtitle={authContent.subtitle} />
            <StartedPledgeCard redirect={safeRedirect(search.redirect)} />
            <Card padding="lg">
              <Tabs
                label={authContent.tabsLabel}
                value={tab}
                onChange={setTab}
                items={[
                  {
                    value: 'login',
                    label: authContent.loginTab,
                    panel: (
                      <LoginForm
                        demo={settings.data?.demo ?? null}
                        provider={settings.data?.signInProvider?.name ?? null}
                        redirect={safeRedirect(search.redirect)}
                      />
                    ),
                  },
                  {
                    value: 'register',
                    label: authContent.registerTab,
                    panel: (
                      <RegisterForm
                        role={role}
                        hasMail={hasMail}
                        onSend={() => (offersPasskey.current = !hasMail && hasPasskeys())}
                      />
                    ),
                  },
                ]}
              />
            </Card>
            <Muted>
              <span>{authContent.agree}</span> <AppLink href="/terms">{authContent.terms}</AppLink>{' '}
              <span>{authContent.and}</span>{' '}
              <AppLink href="/privacy">{authContent.privacy}</AppLink>
              <span>.</span>
            </Muted>
          </Stack>
          <MarketingPanel />
        </Columns>
      </Container>
    </Suspense>
  );
}
