import { photoUrlSql } from '#api/issues/photoColumns.sql.ts';
import { timeSql } from '#api/platform/json.sql.ts';

/** A picture of the proof `p`; needs the origin of links as the first parameter. */
const captureJson = (which: 'before' | 'after') => `(
  select json_build_object(
    'photo', json_build_object('id', u.id, 'url', ${photoUrlSql('u')},
      'sha256', encode(u.sha256, 'hex'), 'width', u.width, 'height', u.height,
      'takenAt', p.${which}_capture -> 'takenAt'),
    'takenAt', p.${which}_capture -> 'takenAt', 'position', p.${which}_capture -> 'position',
    'source', p.${which}_capture -> 'source')
  from upload u where u.id = p.${which}_id)`;

/**
 * The proof `p` in the shape of the contract, as members of a JSON object. Needs the origin of links
 * as the first parameter.
 */
export const PROOF_MEMBERS = `
  'id', p.id, 'issueId', p.issue_id, 'proposalId', p.proposal_id, 'number', p.number,
  'solverId', p.solver_id,
  'solverName', (select u.username from app_user u where u.id = p.solver_id),
  'summary', p.summary, 'before', ${captureJson('before')}, 'after', ${captureJson('after')},
  'checkIn', p.check_in,
  'videoUrl', $1::text || '/api/videos/' || p.video_id,
  'checks', p.checks, 'submittedAt', ${timeSql('p.submitted_at')},
  'notes', coalesce((select json_agg(json_build_object(
      'text', n.text, 'createdAt', ${timeSql('n.created_at')}) order by n.created_at, n.id)
    from proof_note n where n.proof_id = p.id), '[]')`;
