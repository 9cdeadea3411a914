/** Whether text in an element runs to the left, and with it rows and arrow keys. */
export const isLeftward = (element: Element): boolean =>
  getComputedStyle(element).direction === 'rtl';
