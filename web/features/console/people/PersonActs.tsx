import { useState } from 'react';
import { styled } from 'styled-components';
import type { PersonRecord } from '#schema/console/people.ts';
import { Button } from '#web/components/actions/Button.tsx';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Row } from '#web/components/layout/Row.tsx';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';
import { theme } from '#web/theme/theme.ts';
import { peopleContent } from './peopleContent.ts';
import { AddressDialog, RecoveryDialog, RoleDialog, SignOutDialog } from './PersonDialogs.tsx';
import { TextArea } from '#web/components/fields/TextArea.tsx';
import { Dialog } from '#web/components/overlays/Dialog.tsx';

const { acts, person: words } = peopleContent;

type Act = 'role' | 'signOut' | 'recover' | 'address';

/** Each act needs a reason. */
export function PersonActs({ person }: { person: PersonRecord }) {
  const { user } = useCurrentUser();
  const [act, setAct] = useState<Act | null>(null);
  const [isAnnounced, setIsAnnounced] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  if (person.isDeleted) return null;
  if (user?.id === person.id) return <Banner>{words.isOwn}</Banner>;
  const close = () => setAct(null);
  return (
    <Acts>
      <Row gap={3}>
        <Button onClick={() => setAct('role')}>{acts.role.button}</Button>
        <Button onClick={() => setAct('signOut')}>{acts.signOut.button}</Button>
        <Button onClick={() => setAct('recover')}>{acts.recover.button}</Button>
        <Button onClick={() => setAct('address')}>{acts.address.button}</Button>
      </Row>
      <p>{words.recoverAway}</p>
      {isAnnounced && <Banner>{acts.recover.announced}</Banner>}
      {address !== null && <Banner>{address}</Banner>}
      {act === 'role' && <RoleDialog person={person} onClose={close} />}
      {act === 'signOut' && <SignOutDialog person={person} onClose={close} />}
      {act === 'recover' && (
        <RecoveryDialog
          person={person}
          onClose={close}
          onDone={(made) => (made.link === null ? setIsAnnounced(true) : setLink(made.link))}
        />
      )}
      {act === 'address' && (
        <AddressDialog person={person} onClose={close} onDone={(told) => setAddress(told.email)} />
      )}
      {link !== null && <LinkDialog link={link} onClose={() => setLink(null)} />}
    </Acts>
  );
}

const Acts = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding-block-end: ${theme.space[8]};
`;

const { recover: recoverWords } = peopleContent.acts;

/** Shown once; closed only by its buttons. */
function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title={recoverWords.linkTitle}
      description={recoverWords.linkText}
      footer={
        <Button variant="primary" onClick={onClose}>
          {recoverWords.close}
        </Button>
      }
    >
      <TextArea
        label={recoverWords.link}
        rows={3}
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
