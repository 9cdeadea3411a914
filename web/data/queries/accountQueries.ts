import { getOwnEmail } from '#schema/people/credentials.ts';
import { getOwnContact } from '#schema/people/contact.ts';
import { getDataExport } from '#schema/people/dataExport.ts';
import { listPasskeys } from '#schema/people/passkeys.ts';
import { getProviderLink } from '#schema/people/signInProvider.ts';
import { listSignIns } from '#schema/people/signIns.ts';
import { queryKeys } from './queryKeys.ts';
import { freshQuery } from './endpointQuery.ts';

/** The signed-in person's address. Its links are followed elsewhere, so it is asked for each time. */
export const ownEmailQuery = () => freshQuery(['ownEmail'], getOwnEmail);

/** Where the person is signed in; other devices change it, so it is asked for each time. */
export const signInsQuery = () => freshQuery(['signIns'], listSignIns);

/** The person's passkeys. */
export const passkeysQuery = () => freshQuery(['passkeys'], listPasskeys);

/** Whether the sign-in service, and a password, sign the person in. */
export const providerLinkQuery = () => freshQuery(['providerLink'], getProviderLink);

/** How sure the installation is of who the person is; mails and other devices change it. */
export const ownContactQuery = () => freshQuery(['ownContact'], getOwnContact);

/** The copy of the person's data; the notice that it is ready has it read again. */
export const dataExportQuery = () => freshQuery(queryKeys.dataExport(), getDataExport);
