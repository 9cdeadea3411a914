import { comparedForm } from '#schema/typed/name.ts';
type IsCommon = (password: string) => boolean;

let loading: Promise<IsCommon> | undefined;

/**
 * Two lists from leaks: one with passwords of any length, and one whose 50,000 are long enough for this site.
 */
async function load(): Promise<IsCommon> {
  // Three quarters of a megabyte, loaded on first use so that the start need not wait for it.
  const [{ dictionary }, { default: chosen }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('fxa-common-password-list'),
  ]);
  const all = new Set(dictionary['passwords-common']);
  return (password) => all.has(password) || chosen.test(password);
}

/**
 * Whether a password is among the 100,000 found most often in leaks, or is one of some 20,000 others; ignores
 * case.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load();
  loading.catch(() => (loading = undefined));
  const isCommon = await loading;
  return isCommon(comparedForm(password).toLowerCase());
}
