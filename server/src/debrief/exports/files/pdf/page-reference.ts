import type { Translator } from '../../../../platform/i18n/translator.ts';

/** Returns the page of a title. It must be a line of its own: pdfmake doesn't fill in the number in a text that wraps. */
export function pageOf(id: string, { t }: Translator) {
  return { text: [`${t('Page')} `, { pageReference: id }], style: 'meta', noWrap: true };
}
