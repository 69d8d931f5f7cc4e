import type {SidebarItem} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import {Joi} from '@docusaurus/utils-validation';

import type {SidebarItemProps} from '../../lib/sidebarItem';

export const headingDepths = Joi.array()
  .items(Joi.number().integer().min(2).max(4))
  .min(1)
  .unique();

/** `customProps` of links and categories, and `sidebar_custom_props` in front matter. */
export const linkProps = Joi.object<SidebarItemProps>({
  tag: Joi.string(),
  context: Joi.string(),
  overviewHeaders: headingDepths,
});

const htmlProps = Joi.object<SidebarItemProps>({
  dividerType: Joi.valid('solid', 'dashed'),
  sectionHeaderText: Joi.string(),
}).nand('dividerType', 'sectionHeaderText');

type Item = SidebarItem & {readonly label?: string; readonly id?: string; readonly value?: string};

/** Lists what is wrong with the `customProps` of sidebar items, a line for each problem, with the file and the item. */
export function sidebarProblems(file: string, items: readonly SidebarItem[]): string[] {
  return items.flatMap((item: Item) => {
    const schema = item.type === 'html' ? htmlProps : linkProps;
    const {error} = Joi.object({customProps: schema}).validate(
      {customProps: item.customProps},
      {abortEarly: false, convert: false},
    );
    const name = item.label ?? item.id ?? item.value ?? '';
    const allowed = Object.keys(schema.describe().keys as object).join(', ');
    return [
      ...(error?.details ?? []).map(({type, message, context}) => {
        const found = type === 'object.unknown' ? '' : `, found ${JSON.stringify(context?.value)}`;
        const keys = type === 'object.unknown' ? `. Allowed are: ${allowed}` : '';
        return `${file}: ${item.type} "${name}": ${message}${found}${keys}`;
      }),
      ...(item.type === 'category' ? sidebarProblems(file, item.items) : []),
    ];
  });
}
