/** What an endpoint says of a request, in its words. */
export type RemoteNews = {
  remoteId: string;
  /** The number of an update; null: how the request stands now. */
  updateId: string | null;
  status: string;
  text: string;
  /** A picture with an update, as it was linked; null: none. */
  mediaUrl: string | null;
  /** ISO 8601; null: none. */
  expectedAt: string | null;
};

/** `odd`: the last entry about one of them that cannot be read, as it was answered; null: none. */
export type ReadNews = { news: RemoteNews[]; odd: string | null };
