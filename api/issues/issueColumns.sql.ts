import {
  coverUrlSql,
  uploadUrlSql,
  hasStakeSql,
  moneySql,
  timeSql,
} from '#api/platform/fragments.sql.ts';

/** SQL: the URL of an upload; needs the origin of links as the first parameter. */
export const photoUrlSql = (upload: string) => uploadUrlSql(upload, '$1');

/** SQL with the alias `i`: issues of lists, maps and counts, without merged ones. */
export const LISTED_ISSUE = 'i.is_listed';

/** SQL: amendments `a` of the issue `i` that the reader may see. */
export const visibleAmendmentSql = (reader: string, isModerator: string): string =>
  `(a.note is not null or ${isModerator}::boolean or ${hasStakeSql(reader)})`;

/** SQL with the alias `i`: the price of the chosen proposal, else of the cheapest pending one. */
const OFFER_PRICE = `case when i.proposal_count > 0 then (
    select min(o.compensation_cents) from proposal o where o.issue_id = i.id
      and case when i.selected_proposal_id is null then o.status = 'pending'
        else o.id = i.selected_proposal_id end
  ) end`;

/** SQL with the alias `i`: when somebody last reported or confirmed it. */
export const CONFIRMED_AT = 'greatest(i.created_at, i.confirmed_at)';

/**
 * SQL with the alias `i`: the contract's issue as JSON, so that lists pass through as text. Needs
 * the origin of links as the first parameter.
 */
const ISSUE_MEMBERS = `
  'id', i.id, 'title', i.title, 'description', i.description, 'location', i.location,
  'latitude', i.latitude, 'longitude', i.longitude,
  'imageUrl', ${coverUrlSql('i.id', '$1')},
  'priority', i.priority, 'category', i.category, 'solutionCriteria', i.solution_criteria,
  'dueDate', to_char(i.due_date, 'YYYY-MM-DD'), 'status', i.status,
  'currentFunding', ${moneySql('i.funding_cents')}, 'offerPrice', ${moneySql(OFFER_PRICE)},
  'reporterId', i.reporter_id, 'selectedProposalId', i.selected_proposal_id,
  'createdAt', ${timeSql('i.created_at')}, 'updatedAt', ${timeSql('i.updated_at')},
  'pledgerCount', i.pledger_count, 'proposalCount', i.proposal_count,
  'messageCount', i.message_count, 'affectedCount', i.affected_count,
  'confirmedAt', ${timeSql(CONFIRMED_AT)}, 'version', i.version`;

export const ISSUE_JSON = `json_build_object(${ISSUE_MEMBERS})`;
