/** Resolves in the next task. Between two tasks the browser can draw and handle input. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
