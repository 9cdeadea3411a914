/** Scrolls the row that holds a tab or a link sideways until that one is in its middle. */
export function centreInRow(item: HTMLElement | null | undefined): void {
  const row = item?.parentElement;
  if (!item || !row) return;
  const aheadPx = item.getBoundingClientRect().left - row.getBoundingClientRect().left;
  row.scrollLeft += aheadPx - (row.clientWidth - item.offsetWidth) / 2;
}
