import { useEffect } from 'react';
import { documentTitle, metaDescription } from '#schema/pageMeta.ts';
import { useSite } from './useSite.ts';

/** While mounted; the description is cut to 155 characters. */
export function usePageMeta(title: string, description?: string): void {
  const { name } = useSite();
  useEffect(() => {
    document.title = documentTitle(title, name);
  }, [title, name]);

  useEffect(() => {
    const tag = document.querySelector('meta[name="description"]');
    if (!tag || description === undefined) return undefined;
    const before = tag.getAttribute('content');
    tag.setAttribute('content', metaDescription(description));
    return () => {
      if (before !== null) tag.setAttribute('content', before);
    };
  }, [description]);
}
