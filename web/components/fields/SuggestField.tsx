import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { SearchField } from './SearchField.tsx';

export type Suggestion = { id: string; label: string; detail?: string };

export type SuggestFieldProps = {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly Suggestion[];
  onChoose: (suggestion: Suggestion) => void;
  /** Of the list, such as 'Suggested Locations'. */
  heading?: string;
  isBusy?: boolean;
  /** Why there are no suggestions, and what else to write. */
  note?: string | null;
};

/**
 * A search box with suggestions. Arrow keys move, Enter takes the marked suggestion or the first
 * (also one that arrives later), Escape closes the list, the clear button empties the box.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { label, placeholder, value, onChange, suggestions, onChoose, heading, isBusy, note } =
    props;
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** Enter was pressed before any suggestion arrived. */
  const [isEntered, setIsEntered] = useState(false);
  const isShown = isOpen && suggestions.length > 0;

  const close = (): void => {
    setIsOpen(false);
    setIsEntered(false);
  };
  const choose = (suggestion: Suggestion | undefined): void => {
    setIsEntered(!suggestion && value.trim() !== '');
    if (!suggestion) return;
    setIsOpen(false);
    setActive(-1);
    onChoose(suggestion);
  };
  const chooseFirst = useEffectEvent(() => choose(suggestions[0]));
  const hasCome = isEntered && suggestions.length > 0;
  useEffect(() => {
    if (!hasCome) return undefined;
    const soon = setTimeout(() => chooseFirst());
    return () => clearTimeout(soon);
  }, [hasCome]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isShown) close();
    else if (event.key === 'Enter') choose(suggestions[active] ?? suggestions[0]);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setIsOpen(true);
      setActive((current) => wrap(current + step, suggestions.length));
    } else return;
    // Enter would submit the enclosing form, Escape would empty the box.
    event.preventDefault();
  };
  return (
    <Anchor onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}>
      <SearchField
        label={label}
        placeholder={placeholder}
        value={value}
        isBusy={isBusy}
        onChange={(next) => {
          setIsOpen(true);
          setActive(-1);
          setIsEntered(false);
          onChange(next);
        }}
        onKeyDown={onKeyDown}
        onFocus={() => setIsOpen(true)}
        {...comboboxAria(listId, isShown, active)}
      />
      {isOpen && !isShown && note && (
        <Panel>
          <Note>{note}</Note>
        </Panel>
      )}
      {isShown && (
        <Panel>
          {heading && <Heading id={`${listId}-heading`}>{heading}</Heading>}
          <List id={listId} aria-label={heading ?? label}>
            {suggestions.map((suggestion, index) => (
              <Option
                key={suggestion.id}
                id={`${listId}-${index}`}
                aria-selected={index === active}
                // Keeps the focus in the box: losing it would close the list before the click.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion)}
              >
                <bdi>{suggestion.label}</bdi>
                {suggestion.detail && <Detail>{suggestion.detail}</Detail>}
              </Option>
            ))}
          </List>
        </Panel>
      )}
    </Anchor>
  );
}

function comboboxAria(listId: string, isShown: boolean, active: number) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isShown,
    'aria-controls': isShown ? listId : undefined,
    'aria-activedescendant': isShown && active >= 0 ? `${listId}-${active}` : undefined,
  } as const;
}

function wrap(index: number, length: number): number {
  return length === 0 ? -1 : (index + length) % length;
}

const Anchor = styled.div`
  position: relative;
  min-width: 0;
  flex: 1 1 auto;
`;

const Panel = styled.div`
  position: absolute;
  inset: calc(100% + ${theme.space[1]}) 0 auto;
  z-index: ${theme.z.sticky};
  overflow: hidden;
  padding-block: ${theme.space[1]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.raised};
  box-shadow: 0 ${theme.space[2]} ${theme.space[6]} ${theme.color.shadow};
`;

const Note = styled.output`
  display: block;
  padding: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};
`;

const Heading = styled.p`
  padding: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
  font-weight: ${theme.weight.strong};
`;

const List = styled.ul.attrs({ role: 'listbox' })`
  padding: 0;
  list-style: none;
`;

const Option = styled.li.attrs({ role: 'option' })`
  display: grid;
  align-content: center;
  min-height: ${theme.size.target};
  padding: ${theme.space[2]} ${theme.space[4]};
  font-size: ${theme.fontSize.small};
  line-height: ${theme.lineHeight.snug};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${theme.color.pressed};
  }
  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.hover};
    }
  }
`;

const Detail = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.caption};
`;
