/** Whose markup is shown; `path`: of its small page. */
export type Embedded = { kind: 'issue' | 'map'; path: string; title: string };
