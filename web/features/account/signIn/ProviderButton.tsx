import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/actions/Button.tsx';
import { messageOf } from '#web/net/callErrors.ts';
import { leaveToSignIn } from './providerSession.ts';
import { showError } from '#web/store/toastStore.ts';
import { providerContent as words } from './providerContent.ts';

/** Leads to the sign-in service of the installation, and back to where somebody wanted to go. */
export function ProviderButton({ name, redirect }: { name: string; redirect: string }) {
  const [isPending, setIsPending] = useState(false);
  const leave = async () => {
    setIsPending(true);
    try {
      await leaveToSignIn(redirect);
    } catch (error) {
      showError(words.failed, messageOf(error));
      setIsPending(false);
    }
  };
  return (
    <Button
      size="lg"
      isFullWidth
      icon={<LogIn aria-hidden="true" />}
      isPending={isPending}
      pendingLabel={words.leaving}
      onClick={() => void leave()}
    >
      {words.signIn(name)}
    </Button>
  );
}
