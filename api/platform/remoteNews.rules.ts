/** What an endpoint reports about a request, in its own words. */
export type RemoteNews = {
  remoteId: string;
  /** The id of an update; null: this is the request's current state. */
  updateId: string | null;
  status: string;
  text: string;
  /** The URL of a picture that came with an update; null: none. */
  mediaUrl: string | null;
  /** ISO 8601; null: none. */
  expectedAt: string | null;
};

/** `odd`: the last unreadable entry about one of the requests, as received; null: none. */
export type ReadNews = { news: RemoteNews[]; odd: string | null };
