export type Sample = { name: string; labels: Record<string, string>; value: number };

/** Reads the text format of Prometheus. */
export function samplesOf(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name = '', inner = '', value = ''] = /^([\w:]+)(?:\{(.*)\})? (\S+)$/u.exec(line) ?? [];
    const labels = [...inner.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/gu)];
    return {
      name,
      labels: Object.fromEntries(labels.map(([, key = '', label = '']) => [key, label])),
      value: Number(value),
    };
  });
}

/** The value of the sample that has these labels among its own; undefined: there is none. */
export function valueOf(
  samples: Sample[],
  name: string,
  labels: Record<string, string> = {},
): number | undefined {
  const wanted = Object.entries(labels);
  return samples.find(
    (sample) => sample.name === name && wanted.every(([key, text]) => sample.labels[key] === text),
  )?.value;
}
