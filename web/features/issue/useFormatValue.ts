import { useCategories } from '#web/features/site/useCategories.ts';
import { issueContent } from './content.ts';

const priorities = new Map<unknown, string>(Object.entries(issueContent.priorities));

/** A field's value for display: categories and priorities by name. */
export function useFormatValue() {
  const { nameOf } = useCategories();
  return <Value>(field: string, value: Value): Value | string => {
    if (field === 'category' && typeof value === 'string') return nameOf(value);
    return (field === 'priority' && priorities.get(value)) || value;
  };
}
