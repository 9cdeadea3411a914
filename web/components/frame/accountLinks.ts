import type { ComponentType, ReactNode } from 'react';

/** A link in the account's menu that only some people have. */
export type AccountLink = { href: string; label: string; icon: ReactNode };

/** Tells the account's menu and the side panel which further links to draw, each in its own way. */
export type AccountLinks = ComponentType<{ render: (link: AccountLink) => ReactNode }>;
