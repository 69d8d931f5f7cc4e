import {cloneElement, isValidElement, type ReactNode} from 'react';

import codeTranslations from './generated/codeTranslations';

type Values = Record<string, ReactNode>;

function interpolate(text: string, values?: Values): ReactNode {
  const segments = text
    .split(/(\{\w+\})/)
    .map((segment, index) =>
      index % 2 === 1 ? (values?.[segment.slice(1, -1)] ?? segment) : segment,
    );
  return segments.some((segment) => isValidElement(segment))
    ? segments.map((segment, index) =>
        isValidElement(segment) ? cloneElement(segment, {key: index}) : segment,
      )
    : segments.join('');
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
  values?: Values,
): ReactNode {
  return interpolate(localized(id, message), values);
}

interface Props {
  readonly id?: string;
  readonly children?: string;
  readonly description?: string;
  readonly values?: Values;
}

export default function Translate({id, children, values}: Props): ReactNode {
  return <>{interpolate(localized(id, children), values)}</>;
}
