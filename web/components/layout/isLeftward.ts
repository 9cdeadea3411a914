/** Whether lines run to the left in an element, and with them rows and arrow keys. */
export const isLeftward = (element: Element): boolean =>
  getComputedStyle(element).direction === 'rtl';
