import { useState, type ComponentType } from 'react';
import { Button } from '#web/components/actions/Button.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';

type DialogSettingProps = {
  text: string;
  /** The button's word. */
  action: string;
  /** The dialog, which is mounted while it is open. */
  dialog: ComponentType<{ onClose: () => void }>;
};

/** What a setting is for, and the button that opens its dialog. */
export function DialogSetting({ text, action, dialog: OwnDialog }: DialogSettingProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap={4}>
      <p>{text}</p>
      <div>
        <Button onClick={() => setIsOpen(true)}>{action}</Button>
      </div>
      {isOpen && <OwnDialog onClose={() => setIsOpen(false)} />}
    </Stack>
  );
}
