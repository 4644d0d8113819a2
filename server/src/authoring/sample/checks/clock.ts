/** Returns the time of day, `hh:mm`, a number of hours after another. */
export function clockAfter(start: string, hours: number): string {
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  const minutes = Math.round(hour * 60 + minute + hours * 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}
