import { Muted } from '#web/components/layout/Muted.tsx';

type PersonNameProps = {
  username: string;
  /** Missing in lists stored by an older version. */
  profile: { fullName: string | null } | null | undefined;
};

/** The full name, if any, always followed by the username, which is unique. */
export function PersonName({ username, profile }: PersonNameProps) {
  if (!profile?.fullName) return <bdi>{username}</bdi>;
  return (
    <>
      <bdi>{profile.fullName}</bdi>
      <Muted as="span">
        <NameInBrackets name={username} />
      </Muted>
    </>
  );
}

export function NameInBrackets({ name }: { name: string }) {
  return (
    <>
      <span>{' ('}</span>
      <bdi>{name}</bdi>
      <span>)</span>
    </>
  );
}
