/** Turns the name of a call into English words for the audit log: `createResetLink` becomes `Create reset link`. */
export function actOf(call: string): string {
  const words = call.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
