/** Whether a header link stands for the current page: Home by exact match, the others by path prefix. */
export function isActiveLink(currentPath: string, href: string): boolean {
  if (href === '/') return currentPath === '/';
  return currentPath === href || currentPath.startsWith(`${href}/`);
}
