import type {SearchRecord} from './types';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes a text harmless as HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/**
 * Escapes what the modal inserts as HTML: headings and prose. `lvl0` stays plain, because the modal
 * writes it as text.
 */
export function escapeRecord<T extends Pick<SearchRecord, 'hierarchy' | 'content'>>(record: T): T {
  const {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = record.hierarchy;
  const escape = (text: string | null): string | null => (text === null ? null : escapeHtml(text));
  return {
    ...record,
    content: escapeHtml(record.content),
    hierarchy: {
      lvl0,
      lvl1: escapeHtml(lvl1),
      lvl2: escape(lvl2),
      lvl3: escape(lvl3),
      lvl4: escape(lvl4),
      lvl5: escape(lvl5),
      lvl6: escape(lvl6),
    },
  };
}
