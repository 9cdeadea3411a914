// Recomputes a case from public calls alone, with nothing of the product's own code:
//   node tests/recompute.mjs <origin> <issueId>
// the chain of the record, the texts it commits to, the weights and the tally of each vote, each draw of a jury with its
// sealed verdicts, the ambassadors and the limit of the choice, the money's own vote, and the payout. Says what it
// compared; ends with 1 at any difference.
import { createHash } from 'node:crypto';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** One case at a time: which, how it is read, and what was found. */
let issueId;
let get;
/** @type {string[]} */
let differences;
let counted;
const NOTHING_COUNTED = {
  entries: 0,
  texts: 0,
  votes: 0,
  juries: 0,
  verdicts: 0,
  rulings: 0,
  ambassadors: 0,
  moneyVotes: 0,
  payouts: 0,
};

function compare(what, told, computed) {
  const [a, b] = [told, computed].map((value) => JSON.stringify(value));
  if (a !== b) differences.push(`${what}: published ${a}, computed ${b}`);
}

const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};
const hex = (text) => Buffer.from(text, 'hex');
const cents = (text) => BigInt(text.replace('.', ''));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0n);
const byText = (a, b) => (a === b ? 0 : a < b ? -1 : 1);

async function getAll(path) {
  const items = [];
  const openings = [];
  let after = 0;
  while (after !== null) {
    const page = await get(`${path}?after=${after}`);
    items.push(...page.items);
    openings.push(...(page.openings ?? []));
    after = page.next;
  }
  return { items, openings };
}

/** What the page of a case shows for an entry that commits to a text. */
const shownTexts = {
  proof_submitted: (proof) => [proof.summary],
  proof_note_added: (proof) => proof.notes.map(({ text }) => text),
  ballot_cast: (proof) => proof.voters.map(({ reason }) => reason ?? ''),
  flag_raised: (proof, { flagId }) =>
    proof.flags.filter(({ id }) => id === flagId).map(({ justification }) => justification),
  ruling_written: ({ ruling }, { rulingId }) => (ruling?.id === rulingId ? [ruling.reason] : null),
};

/** The texts that people wrote are those that the record committed to when they were written. */
function checkTexts(record, openings, { proofs }) {
  for (const { sequence, name, key } of openings) {
    const { action, data } = record[sequence - 1];
    const proof = proofs.find(({ id }) => id === data.proofId);
    // Of several rulings on a proof the page shows the last.
    const texts = shownTexts[action](proof, data);
    if (texts === null) continue;
    const commitments = texts.map((text) => sha256(hex(key), text));
    compare(`entry ${sequence} ${name}`, commitments.includes(data[name]), true);
    counted.texts += 1;
  }
}

/** Each entry names the hash of the one before; the hash is over everything else in it. */
function checkChain(entries) {
  let previous = '0'.repeat(64);
  for (const [at, { hash, ...entry }] of entries.entries()) {
    const sorted = Object.fromEntries(Object.entries(entry).toSorted(([a], [b]) => byText(a, b)));
    compare(`entry ${at + 1} sequence`, entry.sequence, at + 1);
    compare(`entry ${at + 1} predecessor`, entry.previousHash, previous);
    compare(`entry ${at + 1} hash`, hash, sha256(JSON.stringify(sorted)));
    previous = hash;
    counted.entries += 1;
  }
}

/**
 * What stood in escrow at a moment, by pledge: what came in, without what went back to the donor, was
 * taken or put back by the provider, or moved to another report; nor what a bank took until `takenBy`.
 */
function pledgesAt(ledger, moment, takenBy = moment) {
  const standing = new Map();
  for (const { createdAt, kind, pledgeNumber, entries } of ledger) {
    if (createdAt > (kind === 'chargeback' ? takenBy : moment)) continue;
    if (kind === 'refund' && pledgeNumber === null) standing.clear();
    if (pledgeNumber === null) continue;
    const donor = entries.find(({ account }) => account === 'donor').ownerDigest;
    const moved = sum(
      entries.filter(({ account }) => account === 'escrow').map(({ amount }) => cents(amount)),
    );
    const before = standing.get(pledgeNumber)?.cents ?? 0n;
    standing.set(pledgeNumber, { number: pledgeNumber, donor, cents: before + moved });
  }
  return [...standing.values()].filter((pledge) => pledge.cents > 0n);
}

/** Creator 50, largest donor 30, the others 20 in proportion; alone, the largest takes their part. */
function weightsFrom(pledges, { frozenVoters, creator, solver }) {
  const hasSay = (person) => person !== solver && !frozenVoters.includes(person);
  const donors = new Map();
  for (const { donor, cents: amount, number } of pledges) {
    const known = donors.get(donor) ?? { donor, cents: 0n, first: number };
    donors.set(donor, { ...known, cents: known.cents + amount });
  }
  const [top, ...others] = [...donors.values()]
    .filter(({ donor }) => donor !== creator && hasSay(donor))
    .toSorted((a, b) => (a.cents === b.cents ? a.first - b.first : a.cents > b.cents ? -1 : 1));
  const rest = sum(others.map((donor) => donor.cents));
  const factor = others.length === 0 ? 1n : rest;
  return [
    ...(creator !== null && hasSay(creator)
      ? [{ voter: creator, role: 'creator', weight: 50n * factor, pledged: 0n }]
      : []),
    ...(top
      ? [
          {
            voter: top.donor,
            role: 'top_donor',
            weight: (others.length === 0 ? 50n : 30n) * factor,
            pledged: top.cents,
          },
        ]
      : []),
    ...others.map((donor) => ({
      voter: donor.donor,
      role: 'donor',
      weight: 20n * donor.cents,
      pledged: donor.cents,
    })),
  ]
    .map((row) => [row.voter, row.role, String(row.weight), String(row.pledged)].join(' '))
    .toSorted(byText);
}

/**
 * By the money at the choice. Where the record was written when a bank that took money back before
 * the proof still took the say with it, the weights frozen in it stand.
 */
function checkWeights(
  { voters, frozenVoters },
  ledger,
  { creator, solver, chosenAt, submittedAt },
) {
  const people = { frozenVoters, creator, solver };
  const told = voters
    .map((row) => [row.voter, row.role, row.weight, row.pledgedCents].join(' '))
    .toSorted(byText);
  const expected = weightsFrom(pledgesAt(ledger, chosenAt), people);
  const withoutTaken = weightsFrom(pledgesAt(ledger, chosenAt, submittedAt), people);
  const isFormer = JSON.stringify(told) === JSON.stringify(withoutTaken);
  compare('weights', told, isFormer ? withoutTaken : expected);
}

const isApproved = ({ total, yes, no, yesCents, noCents }) =>
  yes + no > 0n && (yes + no) * 2n >= total && yes > no && (noCents === 0n || noCents < yesCents);
const isRefused = ({ total, yes, no, yesCents, noCents }) =>
  yes + no > 0n && (yes + no) * 2n >= total && no > yes && yesCents <= noCents;

function tallyOf(voters, choices) {
  const of = (figure, choice) =>
    sum(voters.filter(({ voter }) => choices.get(voter) === choice).map((row) => row[figure]));
  return {
    total: sum(voters.map(({ weight }) => weight)),
    yes: of('weight', 'approve'),
    no: of('weight', 'reject'),
    yesCents: of('pledgedCents', 'approve'),
    noCents: of('pledgedCents', 'reject'),
  };
}

/** What the ballots come to: at the end, or before it as far as nobody can change it any more. */
function outcomeOf(voters, choices, circumstances) {
  const { isOver, isTooEarly, hasOpenFlag, escrow, price, large } = circumstances;
  const now = tallyOf(voters, choices);
  const filled = (choice) =>
    tallyOf(voters, new Map(voters.map(({ voter }) => [voter, choices.get(voter) ?? choice])));
  const [best, worst] = isOver ? [now, now] : [filled('approve'), filled('reject')];
  if (isApproved(now) && isApproved(worst) && !hasOpenFlag) {
    if (isTooEarly) return null;
    // Where a bank took pledges back and nobody filled the gap, a jury takes over at the end.
    if (escrow * 9n >= price * 10n) return 'accepted';
    return isOver ? 'jury' : null;
  }
  if (isRefused(now) && isRefused(best)) return 'rejected';
  if (!isOver) return now.no > 0n && !isApproved(best) && !isRefused(worst) ? 'jury' : null;
  return now.no > 0n || hasOpenFlag || escrow > large ? 'jury' : 'waiting';
}

/** While a case was hidden nobody could vote: the vote ends later by as long. */
function timesOf(record, submitted, closed) {
  const { windowEndsAt, acceptanceAfter } = submitted.data;
  let times = { windowEndsAt, acceptanceAfter };
  let hiddenAt = submitted.createdAt;
  for (const { action, createdAt, data } of record.slice(submitted.sequence, closed?.sequence)) {
    if (action === 'issue_hidden') hiddenAt = createdAt;
    if (action !== 'issue_shown' && action !== 'hidden_case_resumed') continue;
    if (data.windowEndsAt === undefined) continue;
    const lost = Date.parse(createdAt) - Date.parse(hiddenAt);
    const [end, day] = [times.windowEndsAt, times.acceptanceAfter].map(
      (at) => at && new Date(Date.parse(at) + lost).toISOString(),
    );
    compare('end of the vote after it was hidden', data.windowEndsAt, end);
    times = { windowEndsAt: end, acceptanceAfter: day };
  }
  return times;
}

const dayAfter = ({ createdAt }) => new Date(Date.parse(createdAt) + 86_400_000).toISOString();

function checkVote({ record, ledger, proposals }, submitted) {
  const { proofId, proposalId, voters } = submitted.data;
  const of = (action) =>
    record.filter((entry) => entry.action === action && entry.data.proofId === proofId);
  const chosen = record.findLast(
    ({ action, sequence }) => action === 'proposal_selected' && sequence < submitted.sequence,
  );
  const [{ actorDigest: reporter, data: reported }] = record;
  const isLed = voters.some(({ role }) => role === 'creator');
  // Nobody has the creator's say of an imported issue; in older records the importer may have had it.
  const hasCreator = reported.creatorHasSay ?? (!reported.isImported || isLed);
  const [creator, solver] = [hasCreator ? reporter : null, submitted.actorDigest];
  const moments = { chosenAt: chosen.createdAt, submittedAt: submitted.createdAt };
  checkWeights(submitted.data, ledger, { creator, solver, ...moments });
  const { acceptanceAfter: dayOfProof } = submitted.data;
  // Both rules are of one day: whose choice names its judges, names the day in its proofs.
  if (dayOfProof || chosen.data.ambassadors)
    compare('day of an acceptance', dayOfProof, dayAfter(submitted));
  const [closed] = of('vote_closed');
  const { windowEndsAt, acceptanceAfter } = timesOf(record, submitted, closed);
  if (!closed) return;
  const ballots = of('ballot_cast').filter(({ sequence }) => sequence < closed.sequence);
  compare('ballots per voter', new Set(ballots.map((row) => row.actorDigest)).size, ballots.length);
  const choices = new Map(ballots.map(({ actorDigest, data }) => [actorDigest, data.choice]));
  const counting = voters
    .filter(({ voter }) => !closed.data.frozenVoters.includes(voter))
    .map((row) => ({
      voter: row.voter,
      role: row.role,
      weight: BigInt(row.weight),
      pledgedCents: BigInt(row.pledgedCents),
    }));
  const tally = tallyOf(counting, choices);
  const told = ['totalWeight', 'approveWeight', 'rejectWeight', 'approveCents', 'rejectCents'];
  compare(
    'tally',
    told.map((name) => closed.data[name]),
    [tally.total, tally.yes, tally.no, tally.yesCents, tally.noCents].map(String),
  );
  const before = ({ sequence }) => sequence < closed.sequence;
  const settled = new Set(
    of('flag_settled')
      .filter(before)
      .map(({ data }) => data.flagId),
  );
  const open = of('flag_raised').filter(
    (entry) => before(entry) && !settled.has(entry.data.flagId),
  );
  // One that needs a co-signer holds nothing alone.
  const hasOpenFlag = open.length > 1 || open.some(({ data }) => !data.needsCosigner);
  compare('open objection', closed.data.hasOpenFlag, hasOpenFlag);
  const isOver = closed.createdAt >= windowEndsAt;
  const escrow = BigInt(closed.data.escrowCents);
  const price = cents(proposals.find(({ id }) => id === proposalId)?.budget ?? '0');
  // Within a day of the proof only all donors together accept it; proofs of before the rule do not name the day.
  const isUnanimous = counting.every(
    ({ voter, role }) => role === 'creator' || choices.get(voter) === 'approve',
  );
  const isTooEarly = closed.createdAt < (acceptanceAfter ?? '') && !isUnanimous;
  // Cases of before the rule do not name what counted as much money when they were chosen.
  const large = BigInt(chosen.data.largeEscrowCents ?? 100_000n);
  const circumstances = { isOver, isTooEarly, hasOpenFlag, escrow, price, large };
  compare('outcome of the vote', closed.data.outcome, outcomeOf(counting, choices, circumstances));
  counted.votes += 1;
}

/** Rulings come from ambassadors of the choice, above its limit from two of them. */
function checkRulings(record) {
  for (const ruling of record.filter(({ action }) => action === 'ruling_written')) {
    const chosen = record.findLast(
      ({ action, sequence }) => action === 'proposal_selected' && sequence < ruling.sequence,
    );
    const { ambassadors, largeEscrowCents } = chosen.data;
    const hasLimit = largeEscrowCents !== undefined;
    compare('judges and limit on record', Boolean(ambassadors), hasLimit);
    if (!ambassadors || !hasLimit) continue;
    const isLarge = BigInt(ruling.data.escrowCents) > BigInt(largeEscrowCents);
    compare('second ambassador', ruling.data.needsConfirmation, isLarge);
    const confirmed = record.find(
      ({ action, data }) => action === 'ruling_confirmed' && data.rulingId === ruling.data.rulingId,
    );
    const judges = [ruling, ...(confirmed ? [confirmed] : [])].map((row) => row.actorDigest);
    compare(
      'ambassadors of the choice',
      judges.every((one) => ambassadors.includes(one)),
      true,
    );
    compare('different ambassadors', new Set(judges).size, judges.length);
    const next = record.find(
      ({ action, sequence, data }) =>
        ['ruling_written', 'arbitration_ended'].includes(action) &&
        data.proofId === ruling.data.proofId &&
        sequence > ruling.sequence,
    );
    const moved = record.find(
      ({ action, sequence, data }) =>
        ['funds_released', 'funds_refunded'].includes(action) &&
        data.proofId === ruling.data.proofId &&
        sequence > ruling.sequence &&
        sequence < (next?.sequence ?? Infinity),
    );
    if (moved) {
      compare('word of a second ambassador', Boolean(confirmed), isLarge);
      const moves = ruling.data.choice === 'release' ? 'funds_released' : 'funds_refunded';
      compare('what a ruling moved', moved.action, moves);
    }
    counted.rulings += 1;
  }
}

/**
 * The page names as many as the record fixed at the choice in force, under digests; each of them held
 * the role then by the public acts, as far as those reach back.
 */
async function checkAmbassadors(record, { status, judges }) {
  const isInForce =
    status === 'in_progress' || record.some(({ action }) => action === 'funds_released');
  const chosen = record.findLast(({ action }) => action === 'proposal_selected');
  if (!isInForce || !chosen?.data.ambassadors) return;
  compare('ambassadors shown', judges.ambassadors.length, chosen.data.ambassadors.length);
  compare('limit shown', String(cents(judges.largeEscrow)), chosen.data.largeEscrowCents);
  const { acts, hasMoreActs, holders } = await get('/roles');
  for (const name of judges.ambassadors) {
    const own = acts.filter(({ userName }) => userName === name);
    const last = own.find(({ at }) => at <= chosen.createdAt);
    const isUntold =
      !last &&
      (hasMoreActs ||
        (own.length === 0 && holders.some(({ userName, since }) => userName === name && !since)));
    if (!isUntold) compare(`role of ${name} at the choice`, last?.accountRole, 'ambassador');
    counted.ambassadors += 1;
  }
}

const ARBITRATION_MS = 30 * 86_400_000;

/** Where nobody ruled in 30 days the ballots of the donors' money decide, but for whom the record leaves out. */
function checkMoneyVote({ record, ledger, proposals }, submitted) {
  const { proofId, proposalId, voters } = submitted.data;
  const of = (action) =>
    record.filter((entry) => entry.action === action && entry.data.proofId === proofId);
  const [ended] = of('arbitration_ended');
  if (!ended) return;
  const begun = of('jury_closed').find(({ data }) => data.outcome === 'arbitration');
  const waited = Date.parse(ended.createdAt) - Date.parse(begun?.createdAt);
  compare('30 days before the money’s vote', waited >= ARBITRATION_MS, true);
  const [closed] = of('vote_closed');
  const without = [...ended.data.leftOut, ...(closed?.data.frozenVoters ?? [])];
  const centsOf = (choice) =>
    sum(
      of('ballot_cast')
        .filter(({ actorDigest, data }) => data.choice === choice && !without.includes(actorDigest))
        .map(({ actorDigest }) => voters.find((row) => row.voter === actorDigest))
        .map(({ role, pledgedCents }) => (role === 'creator' ? 0n : BigInt(pledgedCents))),
    );
  const [yes, no] = [centsOf('approve'), centsOf('reject')];
  const before = ledger.filter(({ createdAt }) => createdAt < ended.createdAt);
  const escrow = sum(pledgesAt(before, ended.createdAt).map((pledge) => pledge.cents));
  const price = cents(proposals.find(({ id }) => id === proposalId)?.budget ?? '0');
  const canPay = escrow * 9n >= price * 10n;
  compare('money for', ended.data.approveCents, String(yes));
  compare('money against', ended.data.rejectCents, String(no));
  compare('money enough for the price', ended.data.canPay, canPay);
  compare('money vote', ended.data.choice, canPay && yes > no ? 'release' : 'refund');
  counted.moneyVotes += 1;
}

/** The draw follows from what was committed to, from the record and from the frozen list. */
async function checkJury(record, submitted) {
  const { proofId, juryCommitment } = submitted.data;
  const { commitment, draw } = await get(`/proofs/${proofId}/draw`);
  compare('commitment', commitment, juryCommitment);
  if (draw === null) return;
  compare('commitment to the secret', commitment, sha256(hex(draw.secret)));
  const head = record[draw.auditSequence - 1];
  compare('head of the record', draw.auditHead, head.hash);
  compare('commitment before the draw', submitted.sequence <= head.sequence, true);
  // Who appears together with others is asked after the others.
  const isLater = new Set(draw.laterIds);
  const parts = [false, true]
    .map((later) => draw.ids.filter((id) => isLater.has(id) === later).toSorted(byText))
    .filter((part, at) => at === 0 || part.length > 0);
  const listHash = sha256(parts.map((part) => part.join('\n')).join('\n\n'));
  const seed = sha256(hex(draw.secret), hex(draw.auditHead), hex(listHash), issueId);
  const ranks = new Map(draw.ids.map((id) => [id, sha256(hex(seed), id)]));
  const order = parts.flatMap((part) =>
    part.toSorted((a, b) => byText(ranks.get(a), ranks.get(b))),
  );
  compare('list', draw.listHash, listHash);
  compare('seed', draw.seed, seed);
  compare('order', draw.order, order);
  const seated = draw.seats.map(({ jurorId }) => jurorId);
  compare('seats in order', seated, order.slice(0, seated.length));
  const called = record[head.sequence];
  compare('public record of the draw', called.action, 'jury_called');
  for (const name of ['secret', 'auditHead', 'auditSequence', 'listHash', 'seed']) {
    compare(`recorded ${name}`, called.data[name], draw[name]);
  }
  counted.juries += 1;
  const of = (action) =>
    record.filter((entry) => entry.action === action && entry.data.proofId === proofId);
  const [closed] = of('jury_closed');
  if (!closed) return;
  const sealed = of('verdict_sealed').map(({ data }) => `${data.jurorId} ${data.seal}`);
  const opened = draw.verdicts.map(({ jurorId, choice, reason, salt }) => {
    const text = [issueId, jurorId, choice, reason].join('\n');
    counted.verdicts += 1;
    return `${jurorId} ${sha256(hex(salt), text)}`;
  });
  compare('seals', sealed.toSorted(byText), opened.toSorted(byText));
  const votes = (choice) => draw.verdicts.filter((row) => row.choice === choice).length;
  const outcome =
    votes('approve') >= 3 ? 'accepted' : votes('reject') >= 3 ? 'rejected' : 'arbitration';
  compare('outcome of the jury', closed.data.outcome, outcome);
}

/** The solver's price, the platform's part rounded down, the rest by largest remainder. */
async function checkPayout({ record, ledger, proposals }) {
  const released = record.find(({ action }) => action === 'funds_released');
  if (!released) return;
  const ids = new Map(
    (await get(`/issues/${issueId}/pledges`)).map(({ id, pledgeNumber }) => [pledgeNumber, id]),
  );
  const price = cents(proposals.find(({ status }) => status === 'completed').budget);
  const before = ledger.filter(({ kind }) => kind !== 'release');
  const pledges = pledgesAt(before, released.createdAt);
  const escrow = sum(pledges.map((pledge) => pledge.cents));
  const fee = (price * (escrow * 10_000n - escrow * 9_000n)) / (escrow * 9_000n);
  const back = escrow - price - fee;
  const parts = pledges.map((pledge) => ({
    ...pledge,
    id: ids.get(pledge.number),
    part: (back * pledge.cents) / escrow,
    remainder: (back * pledge.cents) % escrow,
  }));
  let left = back - sum(parts.map(({ part }) => part));
  const fair = (a, b) =>
    a.remainder === b.remainder ? byText(a.id, b.id) : a.remainder > b.remainder ? -1 : 1;
  for (const part of parts.toSorted(fair)) {
    if (left === 0n) break;
    part.part += 1n;
    left -= 1n;
  }
  const returns = parts.filter(({ part }) => part > 0n);
  compare('paid', released.data.compensationCents, String(price));
  compare('fee', released.data.feeCents, String(fee));
  compare(
    'returns',
    released.data.returns.map(({ pledgeId, amountCents }) => `${pledgeId} ${amountCents}`),
    returns.toSorted((a, b) => byText(a.id, b.id)).map(({ id, part }) => `${id} ${part}`),
  );
  const movement = ledger.find(({ kind }) => kind === 'release');
  const booked = (account) =>
    movement.entries
      .filter((entry) => entry.account === account)
      .map(({ amount }) => cents(amount));
  compare('booked to the solver', String(sum(booked('solver'))), String(price));
  compare('booked to the platform', String(sum(booked('platform'))), String(fee));
  compare('booked to donors', String(sum(booked('donor'))), String(back));
  compare('booked in all', String(sum(movement.entries.map(({ amount }) => cents(amount)))), '0');
  counted.payouts += 1;
}

/** Reads a case by `read`, which takes an address below /api and answers what is there, and says what it compared. */
export async function recompute(id, read) {
  [issueId, get, differences, counted] = [id, read, [], { ...NOTHING_COUNTED }];
  const { items: entries, openings } = await getAll(`/issues/${issueId}/audit`);
  const { items: ledger } = await getAll(`/issues/${issueId}/ledger`);
  checkChain(entries);
  const record = entries.map((entry) => ({ ...entry, data: JSON.parse(entry.data) }));
  const page = await get(`/issues/${issueId}/case`);
  checkTexts(record, openings, page);
  const proposals = await get(`/issues/${issueId}/proposals`);
  for (const submitted of record.filter(({ action }) => action === 'proof_submitted')) {
    checkVote({ record, ledger, proposals }, submitted);
    await checkJury(record, submitted);
    checkMoneyVote({ record, ledger, proposals }, submitted);
  }
  checkRulings(record);
  await checkAmbassadors(record, page);
  await checkPayout({ record, ledger, proposals });
  const counts = Object.entries(counted).map(([what, count]) => `${count} ${what}`);
  const lines = [
    `Recomputed: ${counts.join(', ')}.`,
    ...differences.map((difference) => `Differs: ${difference}`),
  ];
  return { isRight: differences.length === 0, text: `${lines.join('\n')}\n` };
}

async function run([origin, id]) {
  if (!origin || !id) {
    process.stderr.write('Usage: node tests/recompute.mjs <origin> <issueId>\n');
    return 2;
  }
  const { isRight, text } = await recompute(id, async (path) => {
    const response = await fetch(`${origin}/api${path}`);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  });
  process.stdout.write(text);
  return isRight ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await run(process.argv.slice(2));
}
