import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatNumber } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../Button.tsx';
import styles from './Pager.module.css';

/** Pagination of a list: the range of rows shown, Previous and Next. Renders nothing if there is only one page. */
export function Pager({
  page,
  pageSize,
  total,
  label,
  onPage,
}: {
  /** Page number, from 1. */
  page: number;
  pageSize: number;
  total: number;
  /** Plural of the listed items, such as `runs`. */
  label: string;
  onPage: (page: number) => void;
}) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1 && page === 1) return null;
  const first = (page - 1) * pageSize + 1;
  const lastPosition = Math.min(total, page * pageSize);
  const count = (value: number) => formatNumber(value);
  return (
    <nav className={styles.pager} aria-label={t('Pages of {what}', { what: label })}>
      <Button kind="line" size="sm" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pages))}>
        <ChevronLeft className="icon" aria-hidden />
        {t('Previous')}
      </Button>
      <span className="meta-text number">
        {first > total
          ? `${count(total)} ${label}`
          : t('{first} to {last} of {total} {what}', {
              first: count(first),
              last: count(lastPosition),
              total: count(total),
              what: label,
            })}
      </span>
      <Button kind="line" size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('Next')}
        <ChevronRight className="icon" aria-hidden />
      </Button>
    </nav>
  );
}
