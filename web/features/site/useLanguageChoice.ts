import { useState } from 'react';
import { LANGUAGE_NAMES, findLanguage } from '#schema/languages/languages.ts';
import type { PublicSite } from '#schema/site/siteSettings.ts';
import { language } from '#web/format/language.ts';
import { useSite } from './useSite.ts';
import { showError } from '#web/store/toastStore.ts';
import { languageContent as words } from './content.ts';

/** Null where the installation offers only this language. */
export function useLanguageChoice() {
  // Data stored by an earlier release lacks languages.
  const site: Partial<PublicSite> = useSite();
  const offered = site.languages ?? [];
  // The setup may use any language, before one is offered.
  const own = findLanguage(language.code);
  const languages = own && !offered.includes(own) ? [...offered, own] : offered;
  const [isPending, setIsPending] = useState(false);
  if (!languages.some((code) => code !== language.code)) return null;

  const choose = async (value: string): Promise<void> => {
    const chosen = findLanguage(value);
    if (!chosen || chosen === language.code) return;
    setIsPending(true);
    try {
      const { chooseLanguage } = await import('#web/device/chooseLanguage.ts');
      await chooseLanguage(chosen);
    } catch {
      setIsPending(false);
      showError(words.failed, words.failedText);
    }
  };
  return {
    label: words.label,
    value: language.code,
    options: languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
    isPending,
    onChoose: (value: string) => void choose(value),
  };
}
