/** Uploads and downloads. The text about videos over 20 MB is the refusal `file.video-too-large`. */
export const files = {
  videoTooLarge: 'Video size exceeded',
  tooLarge: 'File size limit exceeded',
  currentSize: 'Current size: {megabytes}MB',
  videoTooLargeInRoom: 'Video file is too large. Maximum size is 20MB.',
  uploadFailed: 'Upload Failed',
  partlyUploaded: {
    title: 'Partial Upload Failure',
    text: '{failed} failed, {succeeded} succeeded',
  },
  missingScenarioId: 'Missing scenario ID',
  deleteFailed: 'Delete Failed',

  listFailed: 'Failed to fetch room files',
  downloadStarted: 'File download started',
  downloadFailed: {
    title: 'Download Failed',
    text: 'Failed to download file. Please try again.',
  },
  downloadFailedAlone: 'Failed to download file',
  downloadFailedWith: 'Failed to download file: {statusText} ({status})',
} as const;
