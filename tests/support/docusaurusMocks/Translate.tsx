import {cloneElement, isValidElement, type ReactNode} from 'react';

import codeTranslations from './generated/codeTranslations';

/** The text cut at its placeholders, each replaced by its value where there is one. */
function segmentsOf<Value>(text: string, values: Record<string, Value>): (string | Value)[] {
  return text
    .split(/(\{\w+\})/)
    .map((segment, index) =>
      index % 2 === 1 ? (values[segment.slice(1, -1)] ?? segment) : segment,
    );
}

function localized(id: string | undefined, message: string | undefined): string {
  const key = id ?? message;
  if (key === undefined) {
    throw new Error('A translation needs an id or a message.');
  }
  return codeTranslations[key] ?? message ?? key;
}

export function translate(
  {id, message}: {id?: string; message?: string; description?: string},
  values: Record<string, string | number> = {},
): string {
  return segmentsOf(localized(id, message), values).join('');
}

interface Props {
  readonly id?: string;
  readonly children?: string;
  readonly description?: string;
  readonly values?: Record<string, ReactNode>;
}

export default function Translate({id, children, values = {}}: Props): ReactNode {
  return segmentsOf(localized(id, children), values).map((segment, index) =>
    isValidElement(segment) ? cloneElement(segment, {key: index}) : segment,
  );
}
