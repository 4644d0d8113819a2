export const posts = {
  addFailed: 'Failed to add tweet to the room.',
  promptFailed: 'Failed to generate tweet prompt.',
  copyFailed: 'Failed to copy prompt to clipboard',
} as const;
