/* What the app stands on, in a chunk of its own: `main.tsx` has it ready before the app itself begins. */
import 'react-dom/client';
