import { Search, X } from 'lucide-react';
import { useId, useRef, type ComponentPropsWithoutRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '#web/theme/theme.ts';
import { content } from '#web/components/content.ts';
import { controlStyle } from './controlStyle.ts';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { Spinner } from '#web/components/feedback/Spinner.tsx';
import { VisuallyHidden } from '#web/components/layout/VisuallyHidden.tsx';

export type SearchFieldProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'onChange' | 'onSubmit' | 'type'
> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit?: () => void;
  isBusy?: boolean;
};

/** With a hidden label; clearing keeps the focus. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onSubmit, isBusy = false, onKeyDown, ...input } = props;
  const ownId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const id = input.id ?? ownId;
  const clear = (): void => {
    onChange('');
    inputRef.current?.focus();
  };
  return (
    <Well>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Sign aria-hidden="true">{isBusy ? <Spinner size="sm" isDecorative /> : <Search />}</Sign>
      <Input
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
        {...input}
        id={id}
        ref={inputRef}
        type="search"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key === 'Enter' && !event.defaultPrevented) onSubmit?.();
        }}
      />
      {value && (
        <End>
          <IconButton label={content.clearSearch} icon={<X aria-hidden="true" />} onClick={clear} />
        </End>
      )}
    </Well>
  );
}

const Well = styled('search')`
  display: block;
  position: relative;
  min-width: 0;
  flex: 1 1 auto;
`;

const Sign = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${theme.space[4]};
  display: grid;
  place-items: center;
  color: ${theme.color.textMuted};
  pointer-events: none;
`;

const Input = styled.input`
  ${controlStyle}
  padding-inline: ${theme.space[12]};

  &:placeholder-shown {
    padding-inline-end: ${theme.space[3]};
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const End = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${theme.space[1]};
  display: grid;
  place-items: center;
`;
