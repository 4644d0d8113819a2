import type { TableItem } from '@vincere/contract';
import { t } from '../../lib/text.ts';
import { authorName } from '../../parts/posts/author.ts';

/** Returns the words for an item: its post by author, or its file by name. */
export function nameOfItem({ post, file }: Pick<TableItem, 'post' | 'file'>): string {
  return post ? t('the post by {name}', { name: authorName(post) }) : (file?.name ?? '');
}
