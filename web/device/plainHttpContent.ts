export const plainHttpContent = {
  form: 'This page is open without https: others in this network can read what you send, and your position, the camera, passkeys, notifications and use without a connection are missing until you open it at its https address.',
  camera:
    'Browsers open the camera only for pages with https, and this page is open without it. Close this and choose a photo instead.',
  passkeys:
    'Browsers keep passkeys only for pages with https, and this page is open without it. Open it at its https address to add one.',
} as const;
