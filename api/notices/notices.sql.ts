import { In, IsNull } from 'typeorm';
import { anyValue } from '#api/database/connection/prepared.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { notificationEntity } from './notices.entities.ts';
import {
  coverUrlSql,
  hasStakeSql,
  isReadableSql,
  timeSql,
  type Queryable,
} from '#api/platform/fragments.sql.ts';
import type { Notice } from './notices.rules.ts';
import { noticeText, storedNoticeText, type StoredNotice } from './noticeContent.rules.ts';
import { noticePlace } from './noticePlaces.rules.ts';
import { wantedSql } from './noticeChoices.sql.ts';
import type { Language } from '#schema/languages/languages.ts';
import { LIST_MAX } from '#schema/limits.ts';
import type { Notification } from '#schema/notices/notification.ts';

/**
 * Stores notices and queues their pushes and mails in one statement. Per person and issue at most
 * one unread notice of a discussion, or of any act that one person can repeat at will: otherwise it
 * would bury everything else. `issueId` null: about the account.
 */
export async function saveNotices(
  tx: Transaction,
  issueId: string | null,
  notices: readonly Notice[],
): Promise<void> {
  if (notices.length === 0) return;
  const told = await tx.query<{ user_id: string }>(
    `with told as (
       insert into notification
         (id, user_id, type, issue_id, content, created_at, lines, kind, params, concerns_money)
       select n.id, n.user_id, n.type, $5, n.content, $6, n.lines::jsonb,
         n.kind, n.params::jsonb,
         -- Followers have no money or deadline in the issue.
         n.is_money and not exists (
           select from issue i join issue_follow f on f.issue_id = i.id and f.user_id = n.user_id
           where i.id = $5 and f.is_following and not ${hasStakeSql('n.user_id')}
             and not exists (select from jury j join jury_seat s using (proof_id)
               where j.issue_id = i.id and s.user_id = n.user_id)
             and not exists (select from premium_order o
               where o.issue_id = i.id and o.validator_id = n.user_id)
         )
       from unnest(
         ${anyValue('$1::uuid[]')}, $2::uuid[], $3::text[], $4::text[], $7::boolean[], $8::text[],
         $9::boolean[], $10::text[], $11::text[]
       ) as n (id, user_id, type, content, is_once, lines, is_money, kind, params)
       where n.type <> 'message' and not n.is_once or not exists (
         select 1 from notification o where o.issue_id = $5 and o.user_id = n.user_id
           and o.type = n.type and o.read_at is null
           and (n.type = 'message' or split_part(o.content, '“', 1) = split_part(n.content, '“', 1))
       )
       returning id, user_id, type, concerns_money
     ), wanted as (${wantedSql('user_id is not null', 'told')}
     ), on_their_way as (
       insert into notice_delivery (notification_id, subscription_id, request_id)
       select w.id, null::uuid, $12 from wanted w join app_user u on u.id = w.user_id
       where w.by_email and u.email_proved_at is not null
       union all
       select w.id, p.id, $12 from wanted w join push_subscription p using (user_id)
       join session s on s.id_hash = p.session_hash and not s.is_ended
       where w.by_push
     )
     select user_id from told`,
    [
      notices.map(() => tx.randomUuid()),
      notices.map((notice) => notice.userId),
      notices.map((notice) => notice.type),
      // For versions running in parallel that do not know the kind.
      notices.map((notice) => noticeText(notice, 'en')),
      issueId,
      tx.now,
      notices.map((notice) => notice.isOnceUnread === true),
      notices.map(({ lines }) => lines && JSON.stringify(lines)),
      notices.map((notice) => notice.concernsMoney === true),
      notices.map(({ kind }) => kind),
      notices.map(({ params }) => JSON.stringify(params)),
      tx.requestId,
    ],
  );
  for (const { user_id } of told) tx.publish({ topic: 'notification', id: user_id });
}

/** `ids` null: all. Returns how many. */
export async function saveRead(
  tx: Transaction,
  userId: string,
  ids: readonly string[] | null,
): Promise<number> {
  const unread = { userId, readAt: IsNull(), ...(ids && { id: In(ids) }) };
  const { affected } = await tx.manager
    .getRepository(notificationEntity)
    .update(unread, { readAt: tx.now });
  return affected ?? 0;
}

type Stored = Notification & StoredNotice;

/** At most 200, newest first. */
export async function listNotifications(
  database: Queryable,
  { userId, origin, language }: { userId: string; origin: string; language: Language },
): Promise<Notification[]> {
  const [row] = await database.query<{ items: Stored[] }>(
    `select coalesce(json_agg(json_build_object(
       'id', n.id, 'type', n.type, 'issueId', n.issue_id, 'read', n.read_at is not null,
       'imageUrl', (select ${coverUrlSql('i.id', '$2')} from issue i
         where i.id = n.issue_id and ${isReadableSql('$1')}),
       'content', n.content, 'kind', n.kind, 'params', n.params, 'createdAt', ${timeSql('n.created_at')}
     ) order by n.created_at desc, n.id desc), '[]') as items
     from (
       select * from notification where user_id = $1
       order by created_at desc, id desc limit ${LIST_MAX}
     ) n`,
    [userId, origin],
  );
  return (row?.items ?? []).map(({ kind, params, content, ...notification }) => ({
    ...notification,
    place: noticePlace(kind),
    content: storedNoticeText({ kind, params, content }, language),
  }));
}
