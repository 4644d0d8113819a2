/** Opens a channel to the other tabs of this browser; null if the browser denies it, as it may deny its storage. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
