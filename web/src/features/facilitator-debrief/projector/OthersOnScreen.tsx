import { plural } from '../../../lib/text.ts';
import styles from './OthersOnScreen.module.css';

/** Says how many items of a list the projector leaves out. Renders nothing if it shows all. */
export function OthersOnScreen({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <p className={styles.others}>
      {plural(count, 'One more is on your own screen', '{count} more are on your own screen')}
    </p>
  );
}
