import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'img'> {
  readonly sources: Record<'light' | 'dark', string>;
}

/** The stock picture for light and dark pages, as the server renders it: both. */
export default function ThemedImage({sources, ...props}: Props): ReactNode {
  return Object.values(sources).map((src) => <img key={src} src={src} alt="" {...props} />);
}
