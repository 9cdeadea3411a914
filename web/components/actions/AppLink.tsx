import { useRouter, type AnyRouter } from '@tanstack/react-router';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

type AppLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { href: string };

/** Left to the browser: other sites, new tabs, downloads, mail, anchors. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>, href: string): boolean {
  const { target, download } = event.currentTarget;
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || hasModifier) return true;
  if ((target && target !== '_self') || download) return true;
  return !href.startsWith('/') || href.startsWith('//');
}

/**
 * A link by path (`/issues/1?page=2#pledge`): a real anchor, routed without a page load when a
 * router is mounted above. Hovering preloads the target's code.
 */
export function AppLink(props: AppLinkProps) {
  const { href, onClick, onPointerEnter, children, ...rest } = props;
  const router = useRouter<AnyRouter>({ warn: false }) as AnyRouter | null | undefined;

  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!router || isForBrowser(event, href)) return;
    event.preventDefault();
    router.history.push(href);
  };

  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        const path = href.split(/[?#]/, 1)[0];
        // Ignored: the click loads the code again and shows what went wrong.
        if (router && href.startsWith('/') && path)
          void router.preloadRoute({ to: path }).catch(() => undefined);
      }}
    >
      {children}
    </a>
  );
}
