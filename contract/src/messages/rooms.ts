/** Rooms, access to them, and their notes. The text about a wrong room is the refusal `room.not-yours`. */
export const rooms = {
  assigned: 'You have full access to this room. You can view overview information for other rooms.',
  accessGranted: 'Access Granted',
  fullAccess: 'Full Access',
  limitedAccess: 'Limited Access',
  accessRestricted: 'Access Restricted',
  enter: 'Enter Room',

  loading: 'Loading room data...',
  loadFailed: 'Error Loading Room',
  refreshed: 'Room data refreshed successfully.',
  refreshFailed: 'Failed to refresh room data.',
  noCurrentRoom: 'Could not find current room ID.',

  noteAdded: { title: 'Note Added', text: 'Your note has been added to the room.' },
  notesLoadFailed: 'Failed to load notes. Please try again.',
  noteFailed: 'Failed to add note. Please try again.',
} as const;
