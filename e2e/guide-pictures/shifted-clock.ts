/*
 * Loaded into the server before its program. Each SIGWINCH moves its clocks on by a minute, so that a picture can show a stage
 * that has been played for some minutes. The server itself does not use that signal.
 */

const minute = 60_000;
let shift = 0;
process.on('SIGWINCH', () => {
  shift += minute;
});
const { now: wall } = Date;
const monotonic = performance.now.bind(performance);
Date.now = () => wall() + shift;
performance.now = () => monotonic() + shift;
