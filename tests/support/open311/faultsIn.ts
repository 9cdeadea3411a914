/** The status of an answer, and the sentences of its errors. */
export async function faultsIn(answer: Response): Promise<[status: number, ...string[]]> {
  const faults = (await answer.json()) as { description: string }[];
  return [answer.status, ...faults.map(({ description }) => description)];
}
