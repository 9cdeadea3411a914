import { Button } from '#web/components/actions/Button.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { Dialog } from '#web/components/overlays/Dialog.tsx';
import { peopleContent } from './peopleContent.ts';

const { recover: words } = peopleContent.acts;

/** The link to a new password, shown this one time; closed by its buttons alone. */
export function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title={words.linkTitle}
      description={words.linkText}
      footer={
        <Button variant="primary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <TextArea
        label={words.link}
        rows={3}
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
