import { expect, test } from 'vitest';
import { isTest, readSourceFiles } from './sourceFiles.ts';

/** What keeps a form's words on the device while they are typed. */
const KEEPER =
  /\b(?:useFormDraft|useFieldsDraft|useEditDraft|useFieldsEdit|useActionForm|createDraftKeeper)\b/u;
const FORM = /<(?:TextArea|textarea|form|NarrowForm)\b|\bcontentEditable\b/u;
const LONG = /<(?:TextArea|textarea)\b|\bcontentEditable\b/u;

/** Fields that stand in a form of another file. */
const PART_OF: Record<string, string> = {
  'web/features/console/SiteFields.tsx': 'web/features/console/SettingsForm.tsx',
  'web/features/console/categories/CategoriesPage.tsx':
    'web/features/console/categories/useCategoriesForm.ts',
  'web/features/console/categories/CategoryFields.tsx':
    'web/features/console/categories/useCategoriesForm.ts',
  'web/features/pledges/AmountForm.tsx': 'web/features/pledges/OwnPledge.tsx',
  'web/features/report/ReportForm.tsx': 'web/features/report/useDraft.ts',
  'web/features/report/WhatSection.tsx': 'web/features/report/useDraft.ts',
};

/** Forms that keep nothing, and why. */
const NOT_KEPT: Record<string, string> = {
  'web/features/console/people/PersonActs.tsx': 'shows a link to copy, nothing is typed',
  'web/features/account/profile/DeleteAccount.tsx': 'a password',
  'web/features/account/settings/FormDialog.tsx': 'passwords, codes, an address or a number',
  'web/features/account/signIn/AuthForm.tsx': 'a password',
  'web/features/console/setup/SetupPage.tsx': 'a code',
  'web/features/console/transfer/ColumnChoice.tsx':
    'choices about a file that has to be chosen again, too',
};

const SECRET = /type="password"|<(?:PasswordField|NewPasswordFields)\b/u;

const sources = readSourceFiles().filter((file) => !isTest(file));
const forms = sources.filter(
  ({ path, text }) => path.startsWith('web/features/') && FORM.test(text),
);
const textOf = (path: string) => sources.find((file) => file.path === path)?.text ?? '';

test('every form keeps its words on the device, or says why it does not', () => {
  const unkept = forms
    .map(({ path }) => path)
    .filter((path) => !KEEPER.test(textOf(PART_OF[path] ?? path)) && !(path in NOT_KEPT));
  expect(unkept).toEqual([]);
});

test('no reason outlives its form', () => {
  const paths = new Set(forms.map(({ path }) => path));
  const named = [...Object.keys(PART_OF), ...Object.keys(NOT_KEPT)];
  expect(named.filter((path) => !paths.has(path))).toEqual([]);
  expect(Object.keys(NOT_KEPT).filter((path) => KEEPER.test(textOf(path)))).toEqual([]);
});

test('what holds more than a sentence is kept, unless nothing is typed into it', () => {
  const long = forms.filter(({ path, text }) => LONG.test(text) && path in NOT_KEPT);
  expect(long.every(({ text }) => text.includes('readOnly'))).toBe(true);
});

test('no password is kept: the one form with words and a password empties it first', () => {
  const secret = forms.filter(({ text }) => SECRET.test(text) && KEEPER.test(text));
  expect(secret.map(({ path }) => path)).toEqual(['web/features/console/setup/SetupForm.tsx']);
  expect(secret[0]?.text).toContain("SECRETS = { password: '', confirmPassword: '' }");
});
