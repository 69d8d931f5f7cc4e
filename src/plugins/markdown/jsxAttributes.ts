import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

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

/** @returns the attributes of an element that are plain text */
export const textsOf = ({
  attributes,
}: MdxJsxFlowElement | MdxJsxTextElement): Record<string, string> =>
  Object.fromEntries(
    attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute' && typeof one.value === 'string'
        ? [[one.name, one.value]]
        : [],
    ),
  );
