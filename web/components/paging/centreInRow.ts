/** Scrolls a row sideways until the tab or link is centred. */
export function centreInRow(item: HTMLElement | null | undefined): void {
  const row = item?.parentElement;
  if (!item || !row) return;
  const aheadPx = item.getBoundingClientRect().left - row.getBoundingClientRect().left;
  row.scrollLeft += aheadPx - (row.clientWidth - item.offsetWidth) / 2;
}
