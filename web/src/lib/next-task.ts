/** Resolved in the next task: between two a browser draws, and answers a touch. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
