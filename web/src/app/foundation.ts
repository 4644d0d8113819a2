/* The libraries of the app, in a separate chunk, which `main.tsx` loads before the app. */
import 'react-dom/client';
