import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '#web/components/actions/ButtonLink.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Spinner } from '#web/components/feedback/Spinner.tsx';
import { errorMessage } from '#web/net/callErrors.ts';
import {
  arrive,
  takeAuthorization,
  type Newcomer,
} from '#web/features/account/signIn/providerSession.ts';
import { safeRedirect } from '#web/features/account/signIn/safeRedirect.ts';
import { showToast } from '#web/store/toastStore.ts';
import { authContent } from '#web/features/account/signIn/content.ts';
import { providerContent as words } from '#web/features/account/signIn/providerContent.ts';
import { JoinByProvider } from './JoinByProvider.tsx';
import { StepCard } from './StepCard.tsx';

type State =
  | { kind: 'arriving' }
  | { kind: 'joining'; newcomer: Newcomer; redirect: string }
  | { kind: 'refused'; reason: string; isLink: boolean };

/** Completes a sign-in after the return from the provider. */
export function ProviderReturn({ query }: { query: string }) {
  const state = useArrival(query);
  if (state.kind === 'joining')
    return <JoinByProvider newcomer={state.newcomer} redirect={state.redirect} />;
  if (state.kind === 'refused')
    return (
      <StepCard title={words.refused.title} text={words.refused.text}>
        <Banner tone="danger">{state.reason}</Banner>
        {state.isLink ? (
          <ButtonLink href="/profile?section=settings&page=sign-in">
            {words.refused.settings}
          </ButtonLink>
        ) : (
          <ButtonLink href="/auth">{words.refused.again}</ButtonLink>
        )}
      </StepCard>
    );
  return (
    <StepCard {...words.back}>
      <Spinner label={words.back.title} />
    </StepCard>
  );
}

function useArrival(query: string): State {
  const { history } = useRouter();
  const [state, setState] = useState<State>({ kind: 'arriving' });
  const hasBegun = useRef(false);
  useEffect(() => {
    // A code works once, and a component may be mounted twice.
    if (hasBegun.current) return;
    hasBegun.current = true;
    const come = async () => {
      const next = await receive(query);
      if (next.kind === 'in') history.replace(next.redirect);
      else setState(next);
    };
    void come();
  }, [history, query]);
  return state;
}

/** `in`: signed in, or linked. */
async function receive(query: string): Promise<State | { kind: 'in'; redirect: string }> {
  const departure = takeAuthorization();
  if (departure === null)
    return { kind: 'refused', reason: words.refused.otherWindow, isLink: false };
  const redirect = safeRedirect(departure.redirect);
  try {
    const found = await arrive(departure, query);
    if ('newcomer' in found) return { kind: 'joining', newcomer: found.newcomer, redirect };
    if ('user' in found) {
      const description = authContent.toast.loggedInAs(found.user.username);
      showToast({ title: authContent.toast.welcomeBack, description });
    } else showToast({ title: words.linked, description: words.linkedText });
    return { kind: 'in', redirect };
  } catch (error) {
    return { kind: 'refused', reason: errorMessage(error), isLink: departure.goal === 'link' };
  }
}
