import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';

import Block, {type Props as BlockProps} from '@site/src/features/CodeBlock';
import {textOf} from '@site/src/lib/textOf';

/**
 * Ejected: samples of components. Colours are given when the fences of pages are compiled, so these have none; a page
 * that imports this component writes its fences with it, too.
 */
export default function CodeBlock({children, ...props}: Props & Partial<BlockProps>): ReactNode {
  const {className = '', showLineNumbers, html} = props;
  const language = props.language ?? /language-(\S+)/.exec(className)?.[1] ?? 'text';
  const text = textOf(children).replace(/\n$/, '');
  const code = showLineNumbers
    ? text.match(/.+\n?|\n/g)?.map((line, index) => (
        <span key={index} className="line">
          {line}
        </span>
      ))
    : text;
  return (
    <Block language={language} html={text} lineNumbers={Boolean(showLineNumbers)} {...props}>
      {html === undefined ? code : undefined}
    </Block>
  );
}
