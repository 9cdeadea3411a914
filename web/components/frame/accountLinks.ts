import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { LanguageSelectProps } from './LanguageSelect.tsx';

/** A link of some roles only. */
export type AccountLink = { href: string; label: string; icon: ReactNode };

export type AccountLinksProps = {
  render: (link: AccountLink) => ReactElement;
  /** Not called where there is nothing to choose. */
  renderLanguage: (choice: LanguageSelectProps) => ReactElement;
};

/** Passes each further part of the menus to its renderer: menu and side panel draw them differently. */
export type AccountLinks = ComponentType<AccountLinksProps>;
