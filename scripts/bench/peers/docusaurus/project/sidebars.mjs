// @ts-check
import fs from 'node:fs';

const site = JSON.parse(fs.readFileSync(new URL('site.json', import.meta.url), 'utf8'));

export default Object.fromEntries(
  site.en.sections.map(({name, groups}) => [
    name,
    groups.map(({title, items}) => ({
      type: 'category',
      label: title,
      collapsed: false,
      items: items.map(({id}) => id),
    })),
  ]),
);
