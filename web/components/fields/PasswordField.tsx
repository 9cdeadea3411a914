import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/components/actions/IconButton.tsx';
import { passwordFieldContent as words } from './content.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** The current password unless `autoComplete` differs; can be made visible. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'>) {
  const [isShown, setIsShown] = useState(false);
  const Sign = isShown ? EyeOff : Eye;
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          label={words.show}
          aria-pressed={isShown}
          icon={<Sign aria-hidden="true" />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
