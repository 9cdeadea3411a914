import type { ComponentType, ReactElement, ReactNode } from 'react';

/** A link of some roles only. */
export type AccountLink = { href: string; label: string; icon: ReactNode };

/** Passes each further link to `render`: menu and side panel draw them differently. */
export type AccountLinks = ComponentType<{ render: (link: AccountLink) => ReactElement }>;
