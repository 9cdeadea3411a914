import { departToProvider, takeDeparture } from '#api/commands/signInProvider/linkProvider.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { runUnkept, type CommandRequest } from '#api/http/runCommand.ts';

type Asked = CommandRequest & { origin: string };

/** The provider of the installation. Throws Refusal `no_provider`. */
export function providerOf({ services: { signInProvider } }: CommandRequest) {
  if (signInProvider === null) throw new Refusal('no_provider');
  return signInProvider;
}

/** Where to send the browser, and the secret that it has to bring back. */
export async function depart(request: Asked) {
  const departure = await providerOf(request).begin(request.origin);
  if (departure === 'unavailable') throw new Refusal('provider_unavailable');
  const { url, ...way } = departure;
  return { body: { url, secret: await runUnkept(request, (tx) => departToProvider(tx, way)) } };
}

/**
 * Who came back: what the provider says in exchange for the code that the browser has brought. Throws
 * Refusal `no_provider`, `provider_refused` or `provider_unavailable`.
 */
export async function arrive(request: Asked, { secret, query }: { secret: string; query: string }) {
  const provider = providerOf(request);
  const way = await runUnkept(request, (tx) => takeDeparture(tx, secret));
  const found = await provider.finish({ ...way, origin: request.origin, query });
  if (found === 'unavailable') throw new Refusal('provider_unavailable');
  if (found === 'refused') throw new Refusal('provider_refused');
  return found;
}
