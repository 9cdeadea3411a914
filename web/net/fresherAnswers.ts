import type { QueryClient } from '@tanstack/react-query';
import { connectivity } from './connectivity.ts';
import { queryKeys } from './queryKeys.ts';

const CHANNEL = 'trybe-cache';

type Fresher = { type: 'fresher'; url: string };

/** Query keys of an API address; empty for an unknown one. */
export function keysOfUrl(url: string): (readonly unknown[])[] {
  const { pathname, searchParams } = new URL(url, 'https://trybe.invalid');
  const [, , resource, id, part] = pathname.split('/');
  if (resource === 'issues' && id === undefined) return [queryKeys.issues()];
  if (resource === 'issues' && id !== undefined) {
    if (part === undefined) return [queryKeys.issue(id)];
    if (part === 'pledges') return [queryKeys.pledges(id)];
    if (part === 'proposals') return [queryKeys.proposals(id)];
    if (part === 'case') return [queryKeys.case(id)];
  }
  const issueId = searchParams.get('issueId');
  if (resource === 'votes') return issueId === null ? [] : [queryKeys.votes(issueId)];
  if (resource === 'map') return [queryKeys.map()];
  if (resource === 'site-texts') return [queryKeys.siteSettings()];
  if (resource === 'impact-stats') return [queryKeys.impactStats()];
  return resource === 'settings' ? [queryKeys.settings()] : [];
}

/**
 * On a slow link the worker answers from its store first; when the network's answer arrives later,
 * what is on screen is refetched. Returns a stop function.
 */
export function followFresherAnswers(queryClient: QueryClient): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<Fresher>) => {
    if (data.type !== 'fresher') return;
    connectivity.report(true);
    for (const queryKey of keysOfUrl(data.url)) void queryClient.invalidateQueries({ queryKey });
  });
  return () => channel.close();
}
