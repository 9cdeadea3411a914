import { randomInt } from 'node:crypto';
import { appealProof, castBallot, getCase, type CaseView } from '#schema/case/verification.ts';
import { answerJurySeat, getJuryDraw, giveVerdict, listJuryDuties } from '#schema/case/jury.ts';
import type { Proof } from '#schema/case/proof.ts';
import { saveHome } from '#schema/people/user.ts';
import { offer, passDays, passHours, pledge, voteOn, type Case } from './case.ts';
import { fileReport } from './fixtures.ts';
import { handInProof } from './proofs.ts';
import { newPerson, newVisitor, type Person } from './target.ts';

export type Place = { latitude: number; longitude: number };

export type Choice = 'approve' | 'reject';

/** A chosen solver's work with everybody whose money is in it; `donor` is the first of `donors`. */
export type Work = Case & { donors: Person[]; place: Place };

/** A proof that is being judged. */
export type Judged = Work & { proof: Proof };

export const REASON = 'The hole is level with the road, as was asked for.';

/** Somewhere: far from the places of all other scenarios, so that their people live elsewhere. */
export function newPlace(): Place {
  return {
    latitude: randomInt(-6_000, 6_000) / 100,
    longitude: randomInt(-17_900, 17_900) / 100,
  };
}

/** Work for $450 under way; each amount comes from a donor of its own. */
export async function openWorkAt(place: Place, amounts: readonly string[]): Promise<Work> {
  const [reporter, solver] = [await newPerson(), await newPerson('solver')];
  const at = { latitude: String(place.latitude), longitude: String(place.longitude) };
  const { id: issueId } = await fileReport(reporter, at);
  const proposal = await offer(solver, issueId);
  const donors: Person[] = [];
  for (const amount of amounts) {
    const donor = await newPerson('donator');
    await pledge(donor, issueId, amount);
    await voteOn(donor, proposal);
    donors.push(donor);
  }
  // Until their money weighs, and until the choice takes effect.
  for (const hours of [24, 24]) await passHours(hours);
  const [donor] = donors;
  if (!donor) throw new RangeError('Work needs a donor');
  return { issueId, reporter, solver, donor, donors, proposal, place };
}

/** The solver's proof, taken at the place. */
export async function handIn(work: Work, shade = randomInt(256)): Promise<Judged> {
  const { solver, issueId, place } = work;
  return { ...work, proof: await handInProof(solver, issueId, { place, shade }) };
}

export const ballot = (voter: Person, { proof }: Pick<Judged, 'proof'>, choice: Choice) =>
  voter.call(castBallot, { params: { id: proof.id }, body: { choice } });

/**
 * People who have judged before and live at a place, old enough in the site to be drawn: the donors
 * of a case that everybody accepted.
 */
export async function experiencedPeople(count: number, place: Place): Promise<Person[]> {
  const amounts = Array.from({ length: count }, () => String(Math.ceil(600 / count)));
  const judged = await handIn(await openWorkAt(place, amounts));
  for (const voter of [...judged.donors, judged.reporter]) await ballot(voter, judged, 'approve');
  for (const donor of judged.donors) await donor.expectCall(saveHome, { body: place });
  // Their homes count after thirty days, and their accounts are old enough then.
  await passDays(30);
  return judged.donors;
}

/**
 * Seven people who can be drawn, and where they live: made at the first use, since making them takes
 * a whole case. For one file alone: another may take everybody's trust away.
 */
export function makeBench(): () => Promise<{ place: Place; people: Person[] }> {
  let made: Promise<{ place: Place; people: Person[] }> | undefined;
  return () => {
    made ??= (async () => {
      const place = newPlace();
      return { place, people: await experiencedPeople(7, place) };
    })();
    return made;
  };
}

/** Creator and donor disagree with equal weight: the case goes to the jury at once. */
export async function contested(place: Place, amount = '600'): Promise<Judged> {
  const judged = await handIn(await openWorkAt(place, [amount]));
  await ballot(judged.reporter, judged, 'approve');
  await ballot(judged.donor, judged, 'reject');
  return judged;
}

/** Creator and donor both say no; the solver appeals. */
export async function appealed(place: Place): Promise<Judged> {
  const judged = await handIn(await openWorkAt(place, ['600']));
  for (const voter of [judged.donor, judged.reporter]) await ballot(voter, judged, 'reject');
  await judged.solver.expectCall(appealProof, { params: { id: judged.proof.id } });
  return judged;
}

export const caseOf = async (
  { issueId }: Pick<Case, 'issueId'>,
  viewer?: Person,
): Promise<CaseView> =>
  (viewer ?? (await newVisitor())).expectCall(getCase, { params: { id: issueId } });

export const drawOf = async ({ proof }: Pick<Judged, 'proof'>) =>
  (await newVisitor()).expectCall(getJuryDraw, { params: { id: proof.id } });

/** A person's seat in a case; undefined: they were not drawn. */
export async function dutyOf(person: Person, { proof }: Pick<Judged, 'proof'>) {
  const duties = await person.expectCall(listJuryDuties);
  return duties.find(({ proofId }) => proofId === proof.id);
}

/** Who of these people has been offered a seat and has not answered. */
export async function askedOf(
  people: readonly Person[],
  judged: Pick<Judged, 'proof'>,
): Promise<Person[]> {
  const asked: Person[] = [];
  for (const person of people) {
    if ((await dutyOf(person, judged))?.status === 'offered') asked.push(person);
  }
  return asked;
}

export const answerSeat = (
  person: Person,
  { proof }: Pick<Judged, 'proof'>,
  answer: 'accepted' | 'declined' = 'accepted',
) => person.call(answerJurySeat, { params: { id: proof.id }, body: { answer } });

export const verdict = (
  person: Person,
  { proof }: Pick<Judged, 'proof'>,
  choice: Choice,
  reason = REASON,
) => person.call(giveVerdict, { params: { id: proof.id }, body: { choice, reason } });

/** Everybody who is asked takes the seat; the first of them say what is given. */
export async function juryOf(
  people: readonly Person[],
  judged: Pick<Judged, 'proof'>,
  choices: readonly Choice[],
): Promise<Person[]> {
  const asked = await askedOf(people, judged);
  for (const juror of asked) await answerSeat(juror, judged);
  for (const [at, choice] of choices.entries()) {
    const juror = asked[at];
    if (juror) await verdict(juror, judged, choice);
  }
  return asked;
}
