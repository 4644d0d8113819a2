import './styles/index.css';
import { preloadPage } from './app/pages.ts';

// The page of this address loads while the app itself is still on its way: `index.html` has asked for it already.
preloadPage(location.pathname);
void import('./app/start.tsx').then(({ start }) => start());
