import { EntitySchema } from 'typeorm';
import type { Notification } from '#schema/people/notification.ts';

type NotificationType = Notification['type'];

/** A notice to one person. */
export type NotificationRow = {
  id: string;
  userId: string;
  type: NotificationType;
  issueId: string | null;
  content: string;
  readAt: Date | null;
  createdAt: Date;
};

export const notificationEntity = new EntitySchema<NotificationRow>({
  name: 'Notification',
  tableName: 'notification',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    type: { type: 'text' },
    issueId: { type: 'uuid', name: 'issue_id', nullable: true },
    content: { type: 'text' },
    readAt: { type: 'timestamptz', precision: 3, name: 'read_at', nullable: true },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
  },
});
