import { queryOptions } from '@tanstack/react-query';
import { getOwnEmail } from '#schema/people/credentials.ts';
import { getOwnContact } from '#schema/people/contact.ts';
import { getDataExport } from '#schema/people/dataExport.ts';
import { listPasskeys } from '#schema/people/passkeys.ts';
import { getProviderLink } from '#schema/people/signInProvider.ts';
import { listSignIns } from '#schema/people/signIns.ts';
import { queryKeys } from './queryKeys.ts';
import { call } from '#web/data/server/call.ts';

/** The signed-in person's address. Its links are followed elsewhere, so it is asked for each time. */
export const ownEmailQuery = () =>
  queryOptions({
    queryKey: ['ownEmail'],
    queryFn: ({ signal }) => call(getOwnEmail, { signal }),
    staleTime: 0,
  });

/** Where the person is signed in; other devices change it, so it is asked for each time. */
export const signInsQuery = () =>
  queryOptions({
    queryKey: ['signIns'],
    queryFn: ({ signal }) => call(listSignIns, { signal }),
    staleTime: 0,
  });

/** The person's passkeys. */
export const passkeysQuery = () =>
  queryOptions({
    queryKey: ['passkeys'],
    queryFn: ({ signal }) => call(listPasskeys, { signal }),
    staleTime: 0,
  });

/** Whether the sign-in service, and a password, sign the person in. */
export const providerLinkQuery = () =>
  queryOptions({
    queryKey: ['providerLink'],
    queryFn: ({ signal }) => call(getProviderLink, { signal }),
    staleTime: 0,
  });

/** How sure the installation is of who the person is; mails and other devices change it. */
export const ownContactQuery = () =>
  queryOptions({
    queryKey: ['ownContact'],
    queryFn: ({ signal }) => call(getOwnContact, { signal }),
    staleTime: 0,
  });

/** The copy of the person's data; the notice that it is ready has it read again. */
export const dataExportQuery = () =>
  queryOptions({
    queryKey: queryKeys.dataExport(),
    queryFn: ({ signal }) => call(getDataExport, { signal }),
    staleTime: 0,
  });
