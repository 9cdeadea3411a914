import {
  UNCONNECTED,
  type Connections,
  type groupKeys,
  type Link,
} from '#api/people/connections.rules.ts';

/** What accounts have in common, kept until there are more links. */
export class KeptConnections {
  private count = -1;
  private kept: Connections = UNCONNECTED;

  of(links: readonly Link[], meetings: readonly Link[], keys: typeof groupKeys): Connections {
    const count = links.length + meetings.length;
    if (count !== this.count) this.kept = { things: keys(links), meetings: keys(meetings) };
    this.count = count;
    return this.kept;
  }
}
