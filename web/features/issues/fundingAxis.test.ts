import { describe, expect, it } from 'vitest';
import { fundingAxis, goalText, type Funded } from './fundingAxis.ts';

const funded = (change: Partial<Funded> = {}): Funded => ({
  status: 'funded',
  currentFunding: '870.00',
  offerPrice: '1315.00',
  selectedProposalId: null,
  ...change,
});

describe('the axis of an issue’s money', () => {
  it('ends at the dearest offer, with a flag for what each needs, fees included', () => {
    const axis = fundingAxis(funded(), ['1800.00', '1315.00']);
    expect(axis).toMatchObject({ max: 2_000, value: 870, flags: [1_461.12, 2_000] });
    expect(axis?.text).toBe('$870 of $1,462 for the cheapest offer');
  });

  it('has only the chosen offer once one is chosen', () => {
    const axis = fundingAxis(funded({ selectedProposalId: 'p', offerPrice: '900.00' }), [
      '1800.00',
    ]);
    expect(axis).toMatchObject({ max: 1_000, flags: [1_000] });
    expect(axis?.text).toBe('$870 of $1,000 for the chosen offer');
  });

  it('names the need to the cent once it is covered, which its next whole dollar may not be', () => {
    const covered = funded({ selectedProposalId: 'p', currentFunding: '1461.12' });
    expect(fundingAxis(covered)?.text).toBe('$1,461.12 of $1,461.12 for the chosen offer');
    expect(goalText(covered)).toBe('of $1,461.12');
    expect(goalText({ ...covered, currentFunding: '1461.11' })).toBe('of $1,462');
    expect(goalText({ ...covered, currentFunding: '1500.00' })).toBe('of $1,461.12');
  });

  it('reaches beyond the flags where more was raised', () => {
    expect(fundingAxis(funded({ currentFunding: '2500.50' }))).toMatchObject({ max: 2_500.5 });
  });

  it('says so where there is no offer, and draws nothing without a base', () => {
    const axis = fundingAxis(funded({ offerPrice: null }));
    expect(axis).toMatchObject({ max: 0, text: '$870 raised, no open offer' });
    // From before prices were stored on the device.
    expect(fundingAxis(funded({ offerPrice: undefined }))).toMatchObject({ max: 0 });
  });

  it('is none with neither money nor offers, and none once paid', () => {
    expect(fundingAxis(funded({ offerPrice: null, currentFunding: '0.00' }))).toBeNull();
    expect(fundingAxis(funded({ currentFunding: '0.00' }))).toMatchObject({ value: 0 });
    expect(fundingAxis(funded({ status: 'completed' }))).toBeNull();
  });

  it('stands beside a card’s amount as far as there is one', () => {
    expect(goalText(funded())).toBe('of $1,462');
    expect(goalText(funded({ offerPrice: null }))).toBeNull();
    expect(goalText(funded({ status: 'completed' }))).toBeNull();
  });
});
