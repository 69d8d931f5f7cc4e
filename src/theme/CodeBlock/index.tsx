import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';

import Block, {type Props as BlockProps} from '@site/src/features/CodeBlock';
import {escapeText} from '@site/src/lib/escapedText';
import {textOf} from '@site/src/lib/textOf';

/**
 * Ejected: samples of components. Colours are given when the fences of pages are compiled, so these have none; a page
 * that imports this component writes its fences with it, too.
 */
export default function CodeBlock({children, ...props}: Props & Partial<BlockProps>): ReactNode {
  const {className = '', showLineNumbers} = props;
  const language = props.language ?? /language-(\S+)/.exec(className)?.[1] ?? 'text';
  const text = escapeText(textOf(children).replace(/\n$/, ''));
  const html = showLineNumbers
    ? text.replaceAll(/.+\n?|\n/g, '<span class="line">$&</span>')
    : text;
  return (
    <Block language={language} html={html} lineNumbers={Boolean(showLineNumbers)} {...props} />
  );
}
