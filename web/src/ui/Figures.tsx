import '../styles/figures.css';
import { formatNumber } from '../lib/format.ts';
import { t } from '../lib/text.ts';

/** A row of figures. A figure that is not known yet keeps its space. */
export function Figures({ items }: { items: readonly (readonly [string, number | string | undefined])[] }) {
  return (
    <dl className={items.length > 3 ? 'figures figures-many' : 'figures'}>
      {items.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="t-clock">
            {typeof value === 'number'
              ? formatNumber(value)
              : (value ?? <span className="sr">{t('Not known yet')}</span>)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
