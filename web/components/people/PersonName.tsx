import { Muted } from '#web/components/layout/Muted.tsx';

type PersonNameProps = {
  username: string;
  /** What they show beside it; a list that was stored some time ago has none. */
  profile: { fullName: string | null } | null | undefined;
};

/**
 * Somebody by the name that they go by, always with the username beside it, which is theirs alone; else
 * by the username.
 */
export function PersonName({ username, profile }: PersonNameProps) {
  if (!profile?.fullName) return <bdi>{username}</bdi>;
  return (
    <>
      <bdi>{profile.fullName}</bdi>{' '}
      <Muted as="span">
        (<bdi>{username}</bdi>)
      </Muted>
    </>
  );
}
