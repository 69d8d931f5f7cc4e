import {memo, type ReactNode} from 'react';

import {readMarkedText} from '../engine/markedText';

interface ResultLineProps {
  className: string;
  /** Text with its matches in `<mark>`. */
  html: string;
}

/**
 * A line of a row. As text nodes, which a key changes in place: HTML would make all nodes anew, to be styled and
 * laid out. HTML of a kind that our index does not write is a hosted provider's, and stays HTML.
 */
export const ResultLine = memo(function ResultLine({className, html}: ResultLineProps): ReactNode {
  const texts = readMarkedText(html);
  return texts ? (
    <span key="text" className={className}>
      {texts.map((text, index) =>
        // By position, for the same reason.
        index % 2 === 1 ? <mark key={index}>{text}</mark> : text,
      )}
    </span>
  ) : (
    <span key="html" className={className} dangerouslySetInnerHTML={{__html: html}} />
  );
});
