import { formatNumber } from '../lib/format.ts';
import { t } from '../lib/text.ts';
import styles from './Figures.module.css';

/** A row of figures. A figure that is not known yet keeps its space. */
export function Figures({
  items,
  className = '',
}: {
  items: readonly (readonly [string, number | string | undefined])[];
  className?: string | undefined;
}) {
  return (
    <dl className={`figures ${items.length > 3 ? styles.figuresMany : ''} ${className}`}>
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="digits">
            {typeof value === 'number'
              ? formatNumber(value)
              : (value ?? <span className="visually-hidden">{t('Not known yet')}</span>)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
