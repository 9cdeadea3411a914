import { useEffect } from 'react';
import { META_DESCRIPTION_LENGTH } from '#schema/limits.ts';

const SITE_NAME = 'Trybe';

/** Title and description of the document while the page is shown; the description is cut to 155 characters. */
export function usePageMeta(title: string, description?: string): void {
  useEffect(() => {
    document.title = title === SITE_NAME ? SITE_NAME : `${title} · ${SITE_NAME}`;
  }, [title]);

  useEffect(() => {
    const tag = document.querySelector('meta[name="description"]');
    if (!tag || description === undefined) return undefined;
    const before = tag.getAttribute('content');
    tag.setAttribute('content', description.slice(0, META_DESCRIPTION_LENGTH));
    return () => {
      if (before !== null) tag.setAttribute('content', before);
    };
  }, [description]);
}
