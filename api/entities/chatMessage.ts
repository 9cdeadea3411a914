import { EntitySchema } from 'typeorm';

/** One message of a discussion. */
export type ChatMessageRow = {
  id: string;
  issueId: string;
  userId: string | null;
  message: string;
  writtenAt: Date | null;
  createdAt: Date;
};

export const chatMessageEntity = new EntitySchema<ChatMessageRow>({
  name: 'ChatMessage',
  tableName: 'chat_message',
  columns: {
    id: { type: 'uuid', primary: true },
    issueId: { type: 'uuid', name: 'issue_id' },
    userId: { type: 'uuid', name: 'user_id', nullable: true },
    message: { type: 'text' },
    writtenAt: { type: 'timestamptz', precision: 3, name: 'written_at', nullable: true },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
  },
});
