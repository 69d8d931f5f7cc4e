import type {SidebarItem} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {Joi} from '@docusaurus/utils-validation';

import type {SidebarItemProps} from '../../lib/sidebarItem';
import {objectOf, problemsOf} from '../problems';

export const headingDepths = Joi.array()
  .items(Joi.number().integer().min(2).max(4))
  .min(1)
  .unique();

/** `customProps` of links and categories, and `sidebar_custom_props` in front matter. */
export const linkProps = objectOf({
  tag: Joi.string(),
  context: Joi.string(),
  overviewHeaders: headingDepths,
} satisfies Partial<Record<keyof SidebarItemProps, Joi.Schema>>);

const htmlProps = objectOf({
  dividerType: Joi.valid('solid', 'dashed'),
  sectionHeaderText: Joi.string(),
}).nand('dividerType', 'sectionHeaderText');

type Item = SidebarItem & {readonly label?: string; readonly id?: string; readonly value?: string};

/** Lists what is wrong with the `customProps` of sidebar items, a line for each problem, with the file and the item. */
export function sidebarProblems(file: string, items: readonly SidebarItem[]): string[] {
  return items.flatMap((item: Item) => {
    const customProps = item.type === 'html' ? htmlProps : linkProps;
    const place = `${file}: ${item.type} "${item.label ?? item.id ?? item.value ?? ''}"`;
    return [
      ...problemsOf(Joi.object({customProps}).unknown(), item, place),
      ...(item.type === 'category' ? sidebarProblems(file, item.items) : []),
    ];
  });
}
