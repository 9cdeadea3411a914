/** The question whether a pledge is to be taken back. */
export const withdrawContent = {
  button: 'Withdraw',
  label: (amount: string) => `Withdraw your pledge of ${amount}`,
  title: 'Withdraw this pledge?',
  text: (amount: string) =>
    `${amount} is refunded to you and no longer counts in the votes. You can pledge again.`,
  confirm: (amount: string) => `Withdraw ${amount}`,
  pending: 'Withdrawing...',
  cancel: 'Keep the pledge',
  done: 'Pledge withdrawn',
  doneText: 'Your money has been refunded.',
  failed: 'Error withdrawing pledge',
};
