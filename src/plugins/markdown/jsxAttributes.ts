import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';

/** Makes an attribute of each prop that is set. `true` becomes an attribute without a value. */
export function attributesOf(
  props: Readonly<Record<string, string | boolean | undefined>>,
): MdxJsxAttribute[] {
  return Object.entries(props).flatMap(([name, value]) =>
    value === undefined || value === false
      ? []
      : [{type: 'mdxJsxAttribute', name, value: value === true ? null : value}],
  );
}
