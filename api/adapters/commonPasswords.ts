import { comparedForm } from '#schema/typed/name.ts';
type IsCommon = (password: string) => boolean;

let loading: Promise<IsCommon> | undefined;

/** Two lists from leaks: one of any length, and one whose 50,000 are long enough to be chosen here. */
async function load(): Promise<IsCommon> {
  // Three quarters of a megabyte that no start has to wait for.
  const [{ dictionary }, { default: chosen }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('fxa-common-password-list'),
  ]);
  const all = new Set(dictionary['passwords-common']);
  return (password) => all.has(password) || chosen.test(password);
}

/**
 * Whether a password is among the 100,000 that were found most often in leaks, or one of some 20,000
 * others, in any case.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load();
  loading.catch(() => (loading = undefined));
  const isCommon = await loading;
  return isCommon(comparedForm(password).toLowerCase());
}
