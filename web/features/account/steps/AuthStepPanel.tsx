import type { AuthStep } from '#web/features/account/signIn/authStep.ts';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { NewPassword } from './NewPassword.tsx';
import { OfferPasskey } from './OfferPasskey.tsx';
import { StopDigest } from './StopDigest.tsx';

/** What the address asks for instead of signing in. */
export function AuthStepPanel({ step }: { step: AuthStep }) {
  if (step.kind === 'forgot') return <ForgotPassword />;
  if (step.kind === 'passkey') return <OfferPasskey />;
  const { kind, token } = step;
  if (kind === 'stop') return <StopDigest token={token} key={token} />;
  return kind === 'reset' ? (
    <NewPassword token={token} key={token} />
  ) : (
    <ConfirmEmail token={token} key={token} />
  );
}
