/** What the markup embeds; `path`: of its small page. */
export type Embedded = { kind: 'issue' | 'map'; path: string; title: string };
