import { saveAuthorization, takeAuthorization } from './linkProvider.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import { runStep, type CommandRequest } from '#api/http/runCommand.ts';

type AuthorizationCall = CommandRequest & { origin: string };

/** The provider of the installation. */
export function providerOf({ services: { signInProvider } }: CommandRequest) {
  if (signInProvider === null) throw new Refusal('no_provider');
  return signInProvider;
}

/** Starts an authorization: where to send the browser, and the secret that it has to bring back. */
export async function beginAuthorization(request: AuthorizationCall) {
  const authorization = await providerOf(request).begin(request.origin);
  if (authorization === 'unavailable') throw new Refusal('provider_unavailable');
  const { url, ...kept } = authorization;
  return {
    body: { url, secret: await runStep(request, (tx) => saveAuthorization(tx, kept)) },
  };
}

/** Exchanges the code that the browser brought back for what the provider says of the person. */
export async function finishAuthorization(
  request: AuthorizationCall,
  { secret, query }: { secret: string; query: string },
) {
  const provider = providerOf(request);
  const kept = await runStep(request, (tx) => takeAuthorization(tx, secret));
  const claims = await provider.finish({ ...kept, origin: request.origin, query });
  if (claims === 'unavailable') throw new Refusal('provider_unavailable');
  if (claims === 'refused') throw new Refusal('provider_refused');
  return claims;
}
