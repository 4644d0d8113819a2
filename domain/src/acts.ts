/** What an act is called by the name of its call, in English words: `createResetLink` is `Create reset link`. */
export function actOf(call: string): string {
  const words = call.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
